import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link, LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { ShipsTo, SubscriptionSummary, type SubscriptionSummaryProps } from '@patient/ui/SubscriptionSummary';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { leftOf } from '../rangeOf.ts';
import { smallTargets } from '../targets.ts';

const shipsTo = <ShipsTo address="12 Elm Street, Austin, TX 78701" href="/user/profile" />;
const doctor = (
  <>
    Your doctor: <Link href="/doctor-info/lee">Lena Lee, MD</Link>
  </>
);
const active: SubscriptionSummaryProps = {
  subtitle: ['Finasteride', '1 mg'],
  onDismiss: fn(),
  facts: [
    { term: 'Next delivery', detail: 'Mar 3, 2027' },
    { term: 'Next billing', detail: 'Mar 3, 2027, $84.00' },
  ],
  shipsTo,
  doctor,
};
const needsAction: SubscriptionSummaryProps = {
  subtitle: ['Finasteride', '1 mg'],
  onDismiss: fn(),
  note: 'Renew by Mar 3, 2027, or your next delivery stops.',
  action: (
    <LinkButton variant="primary" href="/user/subscriptions/renewal/1">
      Renew
    </LinkButton>
  ),
  facts: [{ term: 'Next delivery', detail: 'Mar 3, 2027' }],
};
const paused: SubscriptionSummaryProps = {
  ...active,
  isPaused: true,
  facts: [{ term: 'Paused until', detail: 'Apr 3, 2027' }],
};
const result = "Your subscription is paused until Apr 3, 2027. No deliveries or charges while it's paused.";

const meta = preview.meta({
  title: 'Patterns/Subscriptions/SubscriptionSummary',
  component: SubscriptionSummary,
  args: active,
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finasteride').parentElement).toHaveTextContent('Finasteride, 1 mg');
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Next delivery');
    await expect(canvas.getByRole('link', { name: 'Change address' })).toHaveAttribute(
      'href',
      '/user/profile',
    );
  },
});

/** What to do next comes first, as wide as the screen on a phone. */
export const NextStep = meta.story({ args: needsAction });

export const Paused = meta.story({
  args: paused,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can resume at any time\.$/)).toBeVisible();
  },
});

function Changing(args: SubscriptionSummaryProps) {
  const [done, setDone] = useState<string>();
  return (
    <>
      <SubscriptionSummary {...args} result={done} onDismiss={() => setDone(undefined)} />
      {done === undefined && <button onClick={() => setDone(result)}>Pause</button>}
    </>
  );
}

/** The message takes focus when it replaces the pressed button, and is announced. Dismissing it keeps the place of Tab. */
export const Result = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(status).toHaveTextContent(result);
    await expect(status.firstElementChild).toHaveFocus();
    await userEvent.click(within(status).getByRole('button', { name: 'Dismiss' }));
    await expect(status).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change address' })).toHaveFocus();
  },
});

/** The doctor loads later and reserves a line. */
export const DoctorLoading = meta.story({ args: { doctor: <span /> } });

const long: SubscriptionSummaryProps = {
  ...active,
  subtitle: ['Compounded Tirzepatide with Glycine Injection Solution', '12.5 mg'],
  note: 'A doctor is reviewing your answers, usually within 24 hours. The amount is held on your card.',
  result,
};

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** A dose keeps its direction: "1 mg", never "mg 1". */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const dose = canvas.getByText('1 mg');
    await expect(leftOf(dose, '1')).toBeLessThan(leftOf(dose, 'mg'));
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={8}>
      <SubscriptionSummary {...active} />
      <SubscriptionSummary {...needsAction} />
      <SubscriptionSummary {...paused} />
      <SubscriptionSummary {...long} />
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
