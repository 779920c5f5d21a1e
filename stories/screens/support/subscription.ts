import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Visit } from './visit.ts';

/** What a play function is given of a story that shows the app. */
export interface PlayContext {
  readonly canvas: ReturnType<typeof within>;
  readonly visit: Visit;
}

/** Arguments of a story that shows the first subscription of a scenario's patient. */
export const subscriptionOf = (as: string) => ({ as, path: `/user/subscriptions/${as}-1` });

/** The first subscription of a scenario as the service knows it now. */
export function recordOf({ sandbox }: Visit, as: string) {
  const record = sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`);
  if (!record) throw new Error(`${as} has no subscription`);
  return record;
}

const CHANGES = ['Pause', 'Skip', 'Resume', 'Reactivate'];

/** A play function: the heading, the state in words, and exactly these things to do. */
export const shows =
  (as: string, state: string, actions: readonly string[], inMenu: readonly string[] = []) =>
  async ({ canvas, visit }: PlayContext) => {
    const title = recordOf(visit, as).plan?.productName ?? '';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(state)).toBeVisible();
    for (const change of CHANGES) {
      const found = main.queryAllByRole('button', { name: `${change}, ${title}` });
      await expect([change, found.length]).toEqual([change, actions.includes(change) ? 1 : 0]);
    }
    const more = main.queryByRole('button', { name: `More actions for ${title}` });
    await expect(more !== null).toBe(inMenu.length > 0);
    await expect(await main.findByRole('heading', { level: 2, name: 'Next billing' })).toBeVisible();
  };

/** Opens the question before a change by its button. */
export async function ask(
  { canvas, visit }: PlayContext,
  as: string,
  change: string,
): Promise<{ readonly button: HTMLElement; readonly dialog: HTMLElement }> {
  const title = recordOf(visit, as).plan?.productName ?? '';
  const button = await canvas.findByRole('button', { name: `${change}, ${title}` });
  await userEvent.click(button);
  return { button, dialog: await screen.findByRole('alertdialog') };
}

/** Opens the question before a change that stands in the menu. */
export async function askInMenu(
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

/** The dialog closes, and the news is announced on the page and as the one notification. */
export async function isDone({ canvas }: PlayContext, news: string): Promise<void> {
  // First, for it goes by itself after 3 s, however slow the rest is.
  await canvas.findByText('Done !');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const main = canvas.getByRole('main');
  await waitFor(() => {
    const said = within(main).getAllByRole('status');
    return expect(said.map(({ textContent }) => textContent).join(' ')).toContain(news);
  });
}

/** The button that was pressed may be gone with the change: the focus is on the page all the same. */
export async function keepsFocus({ canvas }: PlayContext): Promise<void> {
  const main = canvas.getByRole('main');
  await waitFor(() => expect(main.contains(document.activeElement)).toBe(true));
}
