import { Avatar } from '@patient/ui/Avatar';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { DescriptionList, type Fact } from '@patient/ui/DescriptionList';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { TextField } from '@patient/ui/TextField';
import { useId, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { patient } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Account info' });

function Section({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Inline justify="between" wrap={false}>
          <h2 id={id}>{title}</h2>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

const basics: readonly Fact[] = [
  { term: 'Gender', detail: 'Female' },
  { term: 'Birth date', detail: '12-10-1984' },
  { term: 'Phone', detail: '(415) 555-0132' },
  { term: 'Identity', detail: <StatusBadge tone="success">Verified</StatusBadge> },
];

const shipping: readonly Fact[] = [
  { term: 'Address', detail: '123 Main Street, Apt 4' },
  { term: 'City', detail: 'Austin' },
  { term: 'State', detail: 'Texas' },
  { term: 'Zip code', detail: '78701' },
];

const change = (what: string) => (
  <Button variant="quiet" aria-label={`Change ${what}`}>
    Change
  </Button>
);

/** Who one is, where it goes, what it is paid with; each part is changed by itself. */
export const Default = meta.story({
  tags: [
    'route:/user/profile',
    'form:avatar',
    'form:bmi',
    'form:reveal-card',
    'form:birth-date',
    'form:height',
  ],
  render: () => (
    <AccountFrame path="/user/profile">
      <h1>Account info</h1>
      <Card>
        <Inline gap={4} wrap={false}>
          <Avatar name={patient.name} src={patient.avatarUrl} size="large" isDecorative />
          <Stack gap={1}>
            <strong>{patient.name}</strong>
            <span>{patient.email}</span>
            <Button variant="quiet">Change picture</Button>
          </Stack>
        </Inline>
      </Card>
      <Section title="About you" action={change('what is about you')}>
        <DescriptionList facts={basics} />
      </Section>
      <Section title="Height and weight" action={change('height and weight')}>
        <DescriptionList
          layout="tiles"
          facts={[
            { term: 'Height', detail: '5 feet 6 inches' },
            { term: 'Weight', detail: '148 lb' },
          ]}
        />
        <BmiMeter value={23.9} />
      </Section>
      <Section title="Shipping address" action={change('the shipping address')}>
        <DescriptionList facts={shipping} />
      </Section>
      <CardOnFile
        card={{ brand: 'Visa', lastFour: '4242', expires: '04/29' }}
        onReveal={fn()}
        onHide={fn()}
        action={<Link href="/user/profile">Use another card</Link>}
      />
      <Section title="Coupon">
        <Stack gap={3}>
          <TextField label="Coupon code" inputProps={{ autoCapitalize: 'characters' }} />
          <Button>Apply</Button>
        </Stack>
      </Section>
      <Link href="/user/settings" variant="standalone">
        Notifications and password
      </Link>
    </AccountFrame>
  ),
  play: headed('Account info'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });

export const Dark = meta.story({ ...Default.input, tags: [], globals: { scheme: 'dark' } });
