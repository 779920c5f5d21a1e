import { chargeLabel } from '@patient/app/features/subscriptions/rules/billing.ts';
import { ChargeList, type ChargeEntry } from '@patient/ui/ChargeList';
import { Link } from '@patient/ui/Link';
import { useBrand } from '@patient/ui/theme';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from './frames.tsx';
import { plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Bills' });

const charge = (
  id: string,
  status: string,
  tone: ChargeEntry['status']['tone'],
  date: string,
): ChargeEntry => ({
  id,
  date,
  label: 'Every 3 months',
  amount: '$84.00',
  status: { label: chargeLabel(status), tone },
});

const paid = charge('c2', 'captured', 'success', '08-21-2026');
const older = charge('c3', 'success', 'success', '05-21-2026');
const oldest = charge('c0', 'success', 'success', '02-21-2026');

function Bills({ next }: { next: ChargeEntry }) {
  const treatment = treatmentsOf(useBrand()).at(1);
  return (
    <AccountFrame path="/user/subscriptions">
      <Link href="/user/subscriptions/64f0c0ffee" variant="standalone">
        Back to the subscription
      </Link>
      <h1>{treatment?.name}</h1>
      <ChargeList
        last={[charge('c1', 'hold', 'info', '11-20-2026'), paid, older]}
        history={[oldest]}
        next={next}
        onOpen={fn()}
      />
    </AccountFrame>
  );
}

/** Last billings first, then history, then what comes. */
export const Pending = meta.story({
  tags: [
    'billing:last',
    'billing:history',
    'billing:next',
    'charge:pending',
    'charge:success',
    'charge:captured',
  ],
  render: () => <Bills next={charge('c4', 'pending', 'neutral', '02-21-2027')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByText('Authorised')).toBeVisible();
  },
});

/** The bank is at it: still the next billing. */
export const InProcess = meta.story({
  tags: ['charge:in-process'],
  globals: onPhone,
  render: () => <Bills next={charge('c4', 'in process', 'neutral', '11-21-2026')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In process')).toBeVisible();
  },
});
