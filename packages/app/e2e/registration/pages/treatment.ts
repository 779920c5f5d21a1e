import type { ProductType } from '@patient/api';
import type { Target } from '../../harness/screen.ts';
import type { PageLocation } from './pageLocation.ts';
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

/** The last question of treatments with one question a page; the others have all questions on one page. */
const LAST_QUESTIONS: Readonly<Partial<Record<ProductType, string>>> = {
  ed: 'How should we pack it?',
  wl: 'How often should we deliver?',
};

/** Whether a page has add-ons, and continues only with its button. */
const isLast = ({ journey }: JourneyContext, { part }: PageLocation): boolean =>
  (LAST_QUESTIONS[journey.treatment] ?? part) === part;

/** Visible radio buttons that belong to the journey's plan. */
async function planRadios(context: JourneyContext): Promise<readonly Target[]> {
  const { main, journey } = context;
  await waitForAny(context, main.getByRole('radio').first());
  const radios = journey.plan.map((name) => main.getByRole('radio', { name, exact: true }));
  const isVisible = await Promise.all(radios.map((radio) => radio.isVisible()));
  return radios.filter((_, index) => isVisible[index]);
}

/** The radio button that opens the next page when picked; undefined on the last page, and once it is selected. */
async function findAdvancingChoice(
  context: JourneyContext,
  location: PageLocation,
): Promise<Target | undefined> {
  if (!context.input.autoAdvances || isLast(context, location)) return undefined;
  const [radio] = await planRadios(context);
  return radio === undefined || (await radio.isChecked()) ? undefined : radio;
}

/** Choices of the plan; each may reveal the next one, on the same page or a new one. */
export const treatment: PageObject = {
  heading: /^Choose your plan$/,
  fill: async (context, location) => {
    const { main, journey } = context;
    if (await findAdvancingChoice(context, location)) return;
    for (let chosen = -1, visible = await planRadios(context); chosen < visible.length;) {
      chosen = visible.length;
      for (const radio of visible) {
        await ensureChecked(context, radio);
        await expectChecked(radio);
      }
      visible = await planRadios(context);
    }
    if (!isLast(context, location)) return;
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
  submit: async (context, location) => {
    const choice = await findAdvancingChoice(context, location);
    await (choice ? context.input.choose(choice) : pressButton(context));
  },
};
