import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { CardGroup } from '@patient/ui/CardGroup';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Link } from '@patient/ui/Link';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { productPicture } from '../../pictures.ts';
import { AccountFrame } from '../support/composed/frames.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';

const meta = preview.meta({
  ...composed,
  title: 'Screens/Subscriptions/Renewal (composed)',
  tags: ['composed'],
});

const backLink = (
  <Link href="/user/subscriptions/64f0c0ffee" variant="standalone">
    Back to the subscription
  </Link>
);

function Renew() {
  return (
    <AccountFrame path="/user/subscriptions">
      {backLink}
      <h1>Renew your prescription</h1>
      <p>It ends on 12-04-2026. A doctor reviews your answers. Your plan stays the same.</p>
      <CardGroup
        selectionMode="single"
        label="Has your health changed since your last visit?"
        options={[
          { value: 'no', label: 'No, nothing has changed' },
          { value: 'yes', label: 'Yes', description: "We'll ask a few more questions" },
        ]}
      />
      <PlanSummary
        name="Semaglutide"
        imageUrl={productPicture}
        facts={[
          { term: 'Dose', detail: '0.25 mg' },
          { term: 'Delivery', detail: 'Every 3 months' },
        ]}
        price={{
          label: 'Every 3 months',
          amount: '$537.00',
          note: 'Next charged on 12-04-2026, if a doctor approves.',
        }}
      />
      <Button variant="primary" isWide>
        Renew
      </Button>
    </AccountFrame>
  );
}

export const Default = meta.story({
  tags: ['route:/user/subscriptions/renewal/{id}', 'change:renew', 'status:renewal'],
  render: () => <Renew />,
  play: hasHeading('Renew your prescription'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });

/** A new dose is a request that the patient can withdraw until a doctor decides. */
export const DoseRequested = meta.story({
  tags: ['change:change-dose'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/subscriptions">
      {backLink}
      <h1>Change your dose</h1>
      <Card>
        <Stack gap={4}>
          <StatusBadge tone="info">With your doctor</StatusBadge>
          <DescriptionList
            facts={[
              { term: 'Now', detail: '0.25 mg, $199.00 a month' },
              { term: 'Requested', detail: '0.5 mg, $249.00 a month' },
            ]}
          />
          <Button>Withdraw request</Button>
        </Stack>
      </Card>
    </AccountFrame>
  ),
  play: hasHeading('Change your dose'),
});
