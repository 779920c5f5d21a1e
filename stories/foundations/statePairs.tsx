import type { ReactNode } from 'react';
import { AccountNav } from '@patient/ui/AccountNav';
import { Alert } from '@patient/ui/Alert';
import { Badge } from '@patient/ui/Badge';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { CardGroup } from '@patient/ui/CardGroup';
import { Checkbox } from '@patient/ui/Checkbox';
import { Link } from '@patient/ui/Link';
import { StatusBadge, type StatusTone } from '@patient/ui/StatusBadge';
import { TextField } from '@patient/ui/TextField';

/** Two states with the same text that must look different. */
export interface StatePair {
  readonly name: string;
  readonly one: ReactNode;
  readonly other: ReactNode;
}

const tones: readonly StatusTone[] = ['success', 'warning', 'danger', 'info', 'neutral'];

const tonePairs: readonly StatePair[] = tones.flatMap((tone, index) =>
  tones.slice(index + 1).map((other) => ({
    name: `${tone} from ${other}`,
    one: <StatusBadge tone={tone}>Your order</StatusBadge>,
    other: <StatusBadge tone={other}>Your order</StatusBadge>,
  })),
);

const noop = () => {};

const nav = (isCurrent: boolean) => (
  <AccountNav
    items={[{ href: '/user/subscriptions', label: 'Home', icon: 'home', isCurrent }]}
    onHelp={noop}
    onLogout={noop}
    strings={{ nav: isCurrent ? 'On this page' : 'On another page' }}
  />
);

const checkbox = (state: {
  isSelected?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isIndeterminate?: boolean;
}) => <Checkbox {...state}>I agree</Checkbox>;

const card = (name: string, value: string | null, isDisabled = false) => (
  <CardGroup
    selectionMode="single"
    label="How to take it"
    name={name}
    options={[{ value: 'tablet', label: 'Tablet' }]}
    defaultValue={value}
    isDisabled={isDisabled}
  />
);

/** State pairs for the forced colors test. */
export const statePairs: readonly StatePair[] = [
  {
    name: 'a checked box from an empty one',
    one: checkbox({ isSelected: true }),
    other: checkbox({ isSelected: false }),
  },
  {
    name: 'a checked box from an indeterminate one',
    one: checkbox({ isSelected: true }),
    other: checkbox({ isIndeterminate: true }),
  },
  {
    name: 'an empty box from a disabled one',
    one: checkbox({}),
    other: checkbox({ isDisabled: true }),
  },
  {
    name: 'an empty box from a read-only one',
    one: checkbox({}),
    other: checkbox({ isReadOnly: true }),
  },
  {
    name: 'a checked box from a read-only one',
    one: checkbox({ isSelected: true }),
    other: checkbox({ isSelected: true, isReadOnly: true }),
  },
  { name: 'a selected card from another', one: card('one', 'tablet'), other: card('other', null) },
  {
    name: 'a card from a disabled one',
    one: card('open', null),
    other: card('disabled', null, true),
  },
  { name: 'a button from plain text', one: <Button>Pause</Button>, other: <span>Pause</span> },
  {
    name: 'a button from a disabled one',
    one: <Button>Pause</Button>,
    other: <Button isDisabled>Pause</Button>,
  },
  {
    name: 'a solid button from a disabled one',
    one: <Button variant="primary">Pause</Button>,
    other: (
      <Button variant="primary" isDisabled>
        Pause
      </Button>
    ),
  },
  {
    name: 'a button from a pending one',
    one: <Button>Pause</Button>,
    other: <Button isPending>Pause</Button>,
  },
  { name: 'a link from plain text', one: <Link href="/user">Orders</Link>, other: <span>Orders</span> },
  {
    name: 'a field from an invalid one',
    one: <TextField label="Zip code" defaultValue="12" />,
    other: <TextField label="Zip code" defaultValue="12" errorMessage="Enter five digits." />,
  },
  {
    name: 'a field from a disabled one',
    one: <TextField label="Zip code" defaultValue="12345" />,
    other: <TextField label="Zip code" defaultValue="12345" isDisabled />,
  },
  {
    name: 'a field from a read-only one',
    one: <TextField label="Zip code" defaultValue="12345" />,
    other: <TextField label="Zip code" defaultValue="12345" isReadOnly />,
  },
  { name: 'a card from the page', one: <Card>Plan</Card>, other: <div>Plan</div> },
  { name: 'a badge from plain text', one: <Badge>New</Badge>, other: <span>New</span> },
  {
    name: 'a success alert from a danger alert',
    one: <Alert tone="success" title="Your card" />,
    other: <Alert tone="danger" title="Your card" />,
  },
  { name: 'the current page from the others', one: nav(true), other: nav(false) },
  ...tonePairs,
];
