import { expect, fn, userEvent } from 'storybook/test';
import { ChangeFacts, ChangeRequest, type ChangeRequestProps } from '@patient/ui/ChangeRequest';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const facts = [
  { term: 'Dose', before: '0.25 mg', after: '0.5 mg' },
  { term: 'Delivery', before: 'Every month', after: 'Every 3 months' },
  { term: 'Price per month', before: '$199.00', after: '$229.00' },
];

const pending: ChangeRequestProps = {
  title: 'You asked for a change',
  status: { label: 'With your doctor', tone: 'info' },
  children: 'A doctor decides, usually within 24 hours. Your plan stays the same until then.',
  facts,
  subject: 'Weight Loss Treatment',
  onWithdraw: fn(),
};
const declined: ChangeRequestProps = {
  title: "A doctor didn't approve the change you asked for",
  status: { label: 'Declined', tone: 'danger' },
  children: 'Your plan stays the same.',
  facts,
  message: 'That is too big a step at once.',
  doctor: 'Dr. Lena Lee',
  subject: 'Weight Loss Treatment',
};
const approved: ChangeRequestProps = {
  title: 'A doctor approved your change',
  status: { label: 'Approved', tone: 'success' },
  children: 'It starts with your next delivery.',
  message: 'Start it with your next delivery.',
  doctor: 'Dr. Lena Lee',
  subject: 'Weight Loss Treatment',
};

const meta = preview.meta({
  title: 'Patterns/Subscriptions/ChangeRequest',
  component: ChangeRequest,
  args: pending,
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** Until a doctor decides, the request can be withdrawn. A screen reader announces both values of a change. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'You asked for a change' });
    await expect(region).toHaveTextContent('Dosewas 0.25 mg, will be 0.5 mg');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: /^Withdraw request\s?, Weight Loss Treatment$/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
});

/** Shows the doctor's message; there is nothing to withdraw. */
export const Declined = meta.story({
  args: { ...declined, onWithdraw: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('That is too big a step at once.Dr. Lena Lee');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The request is the plan now, so its values are shown there. */
export const Approved = meta.story({
  args: { ...approved, facts: [], onWithdraw: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
  },
});

/** Values before and after, as in the dialog that confirms a change. One that stays the same is shown once. */
export const Facts = meta.story({
  render: () => (
    <ChangeFacts
      facts={[
        { term: 'Next billing', before: 'Mar 3, 2027', after: 'Apr 3, 2027' },
        { term: 'Total', before: '$199.00', after: '$199.00' },
        { term: 'Paused until', after: 'Apr 3, 2027' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [billing, total, paused] = canvas.getAllByRole('definition');
    await expect(billing).toHaveTextContent('was Mar 3, 2027, will be Apr 3, 2027');
    await expect(total).toHaveTextContent(/^\$199\.00$/);
    await expect(paused).toHaveTextContent(/^Apr 3, 2027$/);
  },
});

const long: ChangeRequestProps = {
  ...declined,
  title: "A doctor didn't approve the renewal with the change that you asked for",
  facts: [{ term: 'Medicine', before: 'Semaglutide Injection', after: 'Compounded Tirzepatide Injection' }],
  message:
    'Please stay with this dose for another four weeks, and write to me if you feel sick in the morning.',
};

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], args: declined, globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={6}>
      <ChangeRequest {...pending} />
      <ChangeRequest {...declined} />
      <ChangeRequest {...approved} />
      <ChangeRequest {...long} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
