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

/** A difference that means something, between two looks of the same words. */
export interface Difference {
  readonly name: string;
  readonly one: ReactNode;
  readonly other: ReactNode;
}

const tones: readonly StatusTone[] = ['success', 'warning', 'danger', 'info', 'neutral'];

const toneDifferences: readonly Difference[] = tones.flatMap((tone, index) =>
  tones.slice(index + 1).map((other) => ({
    name: `${tone} from ${other}`,
    one: <StatusBadge tone={tone}>Your order</StatusBadge>,
    other: <StatusBadge tone={other}>Your order</StatusBadge>,
  })),
);

const nothing = () => {};

const nav = (isCurrent: boolean) => (
  <AccountNav
    items={[{ href: '/user/subscriptions', label: 'Home', icon: 'home', isCurrent }]}
    onHelp={nothing}
    onLogout={nothing}
    strings={{ nav: isCurrent ? 'On this page' : 'On another page' }}
  />
);

const tick = (state: { isSelected?: boolean; isDisabled?: boolean; isIndeterminate?: boolean }) => (
  <Checkbox {...state}>I agree</Checkbox>
);

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

/** Each pair is the same words in two states that mean two things. */
export const differences: readonly Difference[] = [
  {
    name: 'a tick from an empty box',
    one: tick({ isSelected: true }),
    other: tick({ isSelected: false }),
  },
  {
    name: 'a tick from a tick in part',
    one: tick({ isSelected: true }),
    other: tick({ isIndeterminate: true }),
  },
  {
    name: 'an empty box from one that cannot be ticked',
    one: tick({}),
    other: tick({ isDisabled: true }),
  },
  { name: 'a chosen card from another', one: card('one', 'tablet'), other: card('other', null) },
  {
    name: 'a card from one that cannot be chosen',
    one: card('open', null),
    other: card('shut', null, true),
  },
  { name: 'a button from plain text', one: <Button>Pause</Button>, other: <span>Pause</span> },
  {
    name: 'a button from one that cannot be pressed',
    one: <Button>Pause</Button>,
    other: <Button isDisabled>Pause</Button>,
  },
  {
    name: 'a solid button from one that cannot be pressed',
    one: <Button variant="primary">Pause</Button>,
    other: (
      <Button variant="primary" isDisabled>
        Pause
      </Button>
    ),
  },
  {
    name: 'a button from one at work',
    one: <Button>Pause</Button>,
    other: <Button isPending>Pause</Button>,
  },
  { name: 'a link from plain text', one: <Link href="/user">Orders</Link>, other: <span>Orders</span> },
  {
    name: 'a field from one in error',
    one: <TextField label="Zip code" defaultValue="12" />,
    other: <TextField label="Zip code" defaultValue="12" errorMessage="Enter five digits." />,
  },
  {
    name: 'a field from one that cannot be used',
    one: <TextField label="Zip code" defaultValue="12345" />,
    other: <TextField label="Zip code" defaultValue="12345" isDisabled />,
  },
  { name: 'a card from the page', one: <Card>Plan</Card>, other: <div>Plan</div> },
  { name: 'a badge from plain text', one: <Badge>New</Badge>, other: <span>New</span> },
  {
    name: 'good news from bad',
    one: <Alert tone="success" title="Your card" />,
    other: <Alert tone="danger" title="Your card" />,
  },
  { name: 'the page one is on from the others', one: nav(true), other: nav(false) },
  ...toneDifferences,
];
