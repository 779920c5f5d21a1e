import type { Target } from '../../harness/screen.ts';
import {
  ensureChecked,
  expectChecked,
  pressButton,
  waitForAny,
  waitUntil,
  type JourneyContext,
  type PageObject,
} from './pageObject.ts';
import { isIdle } from './pageState.ts';

/** Treatments with all choices on one page. */
const SINGLE_PAGE: ReadonlySet<string> = new Set(['hl', 'ag']);
/** Last choice of the other treatments. */
const LAST_CHOICE = 'How often should we deliver?';

/** Visible radio buttons that belong to the journey's plan. */
async function planRadios(context: JourneyContext): Promise<readonly Target[]> {
  const { main, journey } = context;
  await waitForAny(context, main.getByRole('radio').first());
  const radios = journey.plan.map((name) => main.getByRole('radio', { name, exact: true }));
  const isVisible = await Promise.all(radios.map((radio) => radio.isVisible()));
  return radios.filter((_, index) => isVisible[index]);
}

/** Choices of the plan; each may reveal the next one, on the same page or a new one. */
export const treatment: PageObject = {
  heading: /^Choose your plan$/,
  fill: async (context, { part }) => {
    const { main, journey } = context;
    for (let chosen = -1, visible = await planRadios(context); chosen < visible.length;) {
      chosen = visible.length;
      for (const radio of visible) {
        await ensureChecked(context, radio);
        await expectChecked(radio);
      }
      visible = await planRadios(context);
    }
    if (!SINGLE_PAGE.has(journey.treatment) && part !== LAST_CHOICE) return;
    const addons = journey.addons.map((name) => main.getByRole('checkbox', { name, exact: true }));
    for (const addon of addons) await waitForAny(context, addon);
    // Each addon is saved when checked, and unchecked again if saving fails.
    await waitUntil(context, `addons are saved: ${journey.addons.join(', ')}`, async () => {
      if (!(await isIdle(context))) return false;
      for (const addon of addons) {
        if (await addon.isChecked()) continue;
        await ensureChecked(context, addon);
        return false;
      }
      return isIdle(context);
    });
  },
  expectRestored: async (context) => {
    for (const radio of await planRadios(context)) await expectChecked(radio);
  },
  submit: (context) => pressButton(context),
};
