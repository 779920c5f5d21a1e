import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HeldPayment } from '@patient/ui/HeldPayment';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { smallTargets } from '../targets.ts';

const card = { brand: 'Visa', lastFour: '4242', expires: '04/29' };
const problem = "We couldn't reach our service. Check your connection and try again.";

const meta = preview.meta({
  title: 'Patterns/Payment/HeldPayment',
  component: HeldPayment,
  args: { card, onContinue: fn() },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

/** On a later visit, nothing takes focus. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your payment is authorized')).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** Just paid: the message takes focus, because it replaces the form. */
export const JustPaid = meta.story({
  args: { isNew: true },
  play: async ({ canvas }) => {
    const message = canvas.getByText('Your payment is authorized').closest('[tabindex]');
    await waitFor(() => expect(message).toHaveFocus());
  },
});

/** Until the service reports the hold, its card is not known. */
export const WithoutCard = meta.story({
  args: { card: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Card on file' })).not.toBeInTheDocument();
  },
});

export const Opening = meta.story({ args: { isPending: true } });

/** The amount stays held while the next step fails. */
export const NextStepFailed = meta.story({
  args: { problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem);
    await expect(canvas.getByText('Your payment is authorized')).toBeVisible();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { problem },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states = {
  'with its card': {},
  'card not known yet': { card: undefined },
  opening: { card: undefined, isPending: true },
  failed: { card: undefined, problem },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['held']}
      columns={['with its card', 'card not known yet', 'opening', 'failed'] as const}
      width="22rem"
      cell={(_row, column) => <HeldPayment {...args} {...states[column]} />}
    />
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
