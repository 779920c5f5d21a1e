import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { CardGroup } from '@patient/ui/CardGroup';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Link } from '@patient/ui/Link';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { useBrand } from '@patient/ui/theme';
import { MESSAGES } from '@patient/app/shared/messages.ts';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Renewal and dose' });

const back = (
  <Link href="/user/subscriptions/64f0c0ffee" variant="standalone">
    Back to the subscription
  </Link>
);

function Renew() {
  const treatment = treatmentsOf(useBrand()).at(1);
  return (
    <AccountFrame path="/user/subscriptions">
      {back}
      <h1>Renew your prescription</h1>
      <p>It ends on 12-04-2026. A doctor looks at your answers, and your plan goes on as it is.</p>
      <CardGroup
        selectionMode="single"
        label="Has your health changed since the last time?"
        options={[
          { value: 'no', label: 'No, nothing has changed' },
          { value: 'yes', label: 'Yes', description: 'A few more questions follow' },
        ]}
      />
      <PlanSummary
        name={treatment?.product}
        imageUrl={treatment?.picture}
        facts={[
          { term: 'Dose', detail: treatment?.dose },
          { term: 'Delivery', detail: 'Every 3 months' },
        ]}
        price={{
          label: 'Every 3 months',
          amount: '$84.00',
          note: 'Next charged on 12-04-2026, if a doctor approves.',
        }}
      />
      <Button variant="primary" isWide>
        Renew
      </Button>
    </AccountFrame>
  );
}

/** What is renewed, what changed, and what it will cost. */
export const Default = meta.story({
  tags: ['route:/user/subscriptions/renewal/{id}', 'change:renew', 'status:renewal'],
  render: () => <Renew />,
  play: headed('Renew your prescription'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });

/** A changed dose is a request: what was asked for, what holds until then, and the way to take it back. */
export const DoseRequested = meta.story({
  tags: ['change:change-dose'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/subscriptions">
      {back}
      <h1>Change of dose</h1>
      <Card>
        <Stack gap={4}>
          <StatusBadge tone="info">With your doctor</StatusBadge>
          <DescriptionList
            facts={[
              { term: 'Now', detail: '0.25 mg, $199.00 a month' },
              { term: 'Asked for', detail: '0.5 mg, $249.00 a month' },
            ]}
          />
          <Button>Take the request back</Button>
        </Stack>
      </Card>
    </AccountFrame>
  ),
  play: headed('Change of dose'),
});

/** The registration that was open is done already: the list of subscriptions, with the reason. */
export const Completed = meta.story({
  tags: ['message:subscriptionCompleted'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/subscriptions">
      <h1>Your subscriptions</h1>
      <Alert tone="warning" title="This subscription is past its registration">
        {MESSAGES.subscriptionCompleted}
      </Alert>
    </AccountFrame>
  ),
  play: headed('Your subscriptions'),
});
