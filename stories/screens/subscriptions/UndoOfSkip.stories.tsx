import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  expectDone,
  openDialog,
  recordOf,
  subscriptionOf,
  type PlayContext,
} from '../support/subscription.ts';

/** Undo takes back the skip that its message is about. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Undo of a skip',
  args: subscriptionOf('active'),
});

async function skip({ canvas }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Skip, ED Tablets' }));
  await canvas.findByRole('button', { name: 'Undo' });
}

const expectNoUndo = ({ canvas }: PlayContext) =>
  expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

/** The message of a later change has nothing to undo here. */
export const AnotherChange = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await skip(context);
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Change dose/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Change the dose of / });
    const [dose] = await within(dialog).findAllByRole('radio');
    if (dose === undefined) throw new Error('No dose is offered');
    await userEvent.click(dose);
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Ask for / }));
    await canvas.findByText(/^You asked for .* A doctor decides/);
    await waitFor(() => expectNoUndo(context));
    await expect(recordOf(visit, 'active').skipPeriods).toBe(1);
  },
});

/** A pause keeps what is skipped, and says so before it is confirmed. */
export const PausedAfterwards = meta.story({
  tags: ['check'],
  play: async (context) => {
    await skip(context);
    const { dialog } = await openDialog(context, 'active', 'Pause');
    await expect(dialog).toHaveTextContent(/Skipped(?!None)[A-Z]/);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pause' }));
    await expectDone(context, 'Your subscription is paused until ');
    await expectNoUndo(context);
    await expect(recordOf(context.visit, 'active').skipPeriods).toBe(1);
  },
});

/** A message that was dismissed does not come back with its Undo. */
export const Dismissed = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    await skip(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    const { dialog } = await openDialog(context, 'active', 'Pause');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pause' }));
    await expectDone(context, 'Your subscription is paused until ');
    await expectNoUndo(context);
  },
});
