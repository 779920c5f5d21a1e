import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Visit } from './visit.ts';
import type { Canvas } from '../../canvas.ts';

/** Context of a play function of a story that renders the app. */
export interface PlayContext {
  readonly canvas: Canvas;
  readonly visit: Visit;
}

/** Story args for the first subscription of a scenario. */
export const subscriptionOf = (as: string) => ({ as, path: `/user/subscriptions/${as}-1` });

/** Current record of a scenario's first subscription. */
export function recordOf({ sandbox }: Visit, as: string) {
  const record = sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`);
  if (!record) throw new Error(`${as} has no subscription`);
  return record;
}

const CHANGES = ['Pause', 'Skip', 'Undo skip', 'Resume', 'Reactivate'];

/** Matches button names of a change: "Pause, ED Tablets", "Undo skip of Dec 9, 2026, ED Tablets". */
const isNamed = (change: string, title: string) => (name: string) =>
  name === `${change}, ${title}` || (name.startsWith(`${change} of `) && name.endsWith(`, ${title}`));

/** Play function that expects the heading, the status and exactly these changes. */
export const showsSubscription =
  (as: string, status: string, actions: readonly string[], inMenu: readonly string[] = []) =>
  async ({ canvas, visit }: PlayContext) => {
    const title = recordOf(visit, as).plan?.productName ?? '';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    // First of two: the next billing of an ended subscription shows the same text once its charges are loaded.
    await expect(main.getAllByText(status)[0]).toBeVisible();
    for (const change of CHANGES) {
      const found = main.queryAllByRole('button', { name: isNamed(change, title) });
      await expect([change, found.length]).toEqual([change, actions.includes(change) ? 1 : 0]);
    }
    const more = main.queryByRole('button', { name: `More actions for ${title}` });
    await expect(more !== null).toBe(inMenu.length > 0);
    await expect(await main.findByRole('heading', { level: 3, name: 'Next billing' })).toBeVisible();
  };

/** Opens the confirmation of a change with its button. */
export async function openDialog(
  { canvas, visit }: PlayContext,
  as: string,
  change: string,
): Promise<{ readonly button: HTMLElement; readonly dialog: HTMLElement }> {
  const title = recordOf(visit, as).plan?.productName ?? '';
  const button = await canvas.findByRole('button', { name: `${change}, ${title}` });
  await userEvent.click(button);
  return { button, dialog: await screen.findByRole('alertdialog') };
}

/** Opens the confirmation of a change in the menu. */
export async function openDialogFromMenu(
  { canvas, visit }: PlayContext,
  as: string,
  change: string,
): Promise<{ readonly button: HTMLElement; readonly dialog: HTMLElement }> {
  const title = recordOf(visit, as).plan?.productName ?? '';
  const button = await canvas.findByRole('button', { name: `More actions for ${title}` });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: change }));
  return { button, dialog: await screen.findByRole('alertdialog') };
}

/** Waits until the dialog has closed and the message has focus. Expects that the notification beside it isn't announced, too. */
export async function expectDone({ canvas }: PlayContext, message: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectFocusOnResult({ canvas }, message);
  await expectSilentDone();
}

/** Waits for the notification of a change, which the page announces itself. */
export async function expectSilentDone(): Promise<void> {
  const done = await screen.findByText('Done !');
  await expect(done.closest('output, [role=alert]')).toBeNull();
}

/** Waits for focus on the message about a change. */
export async function expectFocusOnResult(
  { canvas }: Pick<PlayContext, 'canvas'>,
  message: string,
): Promise<void> {
  const main = await canvas.findByRole('main');
  await waitFor(() => {
    const result = main.querySelector('[role="status"] > :focus');
    return expect(result).toHaveTextContent(message);
  });
}
