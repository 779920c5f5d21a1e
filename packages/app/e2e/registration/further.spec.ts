import type { Page } from 'playwright';
import type { ProductType } from '@patient/api';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { commonAnswers, treatmentAnswers, type Answer, type Answers } from './answers.ts';
import { journeysNamed, treatmentNames, type Journey } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { describeLocation, type PageLocation } from './pages/pageLocation.ts';
import type { JourneyContext } from './pages/pageObject.ts';
import { runStops, waitForNextLocation, type JourneyStop } from './runJourney.ts';

const NO: Answer = { choices: ['No'] };
const NONE: Answer = { choices: ['None of these'] };

/** Patients who have another treatment; both are male. */
const patients = {
  ed: { scenario: 'paused', line: '1604 Juniper Lane' },
  other: { scenario: 'active', line: '2210 Cedar Avenue' },
};

const patientOf = ({ treatment }: Journey) => (treatment === 'ed' ? patients.ed : patients.other);

/** The same treatment for a patient whose address is already stored. */
const further = ({ coupon: _coupon, ...journey }: Journey): Journey => ({
  ...journey,
  gender: 'male',
  answers: new Map(
    Object.entries({
      ...commonAnswers,
      ...treatmentAnswers[journey.treatment],
      ...plainAnswers,
      'Does shaving irritate your face?': { choices: ['Yes'] },
    }),
  ),
  address: { line: patientOf(journey).line, otherFields: {} },
});

/** Answers without follow-up questions. */
const plainAnswers: Answers = {
  'How did it begin?': { choices: ['Slowly, over months'] },
  'Have you taken medicine for erections before?': NO,
  'Was your blood pressure measured in the last six months?': {
    choices: ['Yes, and it was said to be normal'],
  },
  'How has your mood been in the last two weeks?': { choices: ['Good'] },
  'Where do you lose hair?': { choices: ['At the crown'] },
  'Do people in your family lose their hair?': NO,
  'Do you have any of these on your scalp?': NONE,
  'Have you used anything against hair loss before?': NO,
  'Have you ever had any of these?': NONE,
  'Do you have any of these?': NONE,
  'Have you ever had depression or thoughts of harming yourself?': NO,
  'Do you give blood?': NO,
  'What would you like to change?': { choices: ['Fine lines and wrinkles'] },
  'Have you used tretinoin or another retinoid before?': NO,
  'Have you had a peel, laser, filler or botulinum toxin in the last three months?': NO,
};

/** Limit for a second treatment without follow-up questions. */
const MAX_SCREENS = 26;

/** Starts a journey's treatment from the account of its patient. */
async function startFromAccount(page: Page, { input, journey }: JourneyContext): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/login');
  await signIn(page, patientOf(journey).scenario);
  await expect(page).toHaveURL('/user/profile');
  await page.goto('/user/subscriptions');
  await input.press(main.getByRole('link', { name: 'Start another treatment' }));
  await input.press(main.getByRole('button', { name: `Start ${treatmentNames[journey.treatment]}` }));
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { name: 'Start a new treatment' })).toBeHidden();
  await expect(page).toHaveURL('/steps');
}

/** Page from which an unfinished registration is continued. */
const LIST: PageLocation = { heading: 'Home', part: '', firstLabel: '' };

/** Leaves each step once, opens account pages, and continues at the same step. */
function leaveEachStep(page: Page): (stop: JourneyStop) => Promise<void> {
  const main = page.getByRole('main');
  const left = new Set<string>();
  return async ({ context, location }) => {
    if (left.has(location.heading)) return;
    left.add(location.heading);
    const { input } = context;
    await input.press(page.getByRole('button', { name: 'Save and exit' }));
    const open = async (item: string, title: string) => {
      await input.press(page.getByRole('button', { name: 'Menu' }));
      await input.press(page.getByRole('dialog').getByRole('link', { name: item }));
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    await expect(main.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await open('Doctor Messaging', 'Messages');
    await open('Home', 'Home');
    await input.press(main.getByRole('button', { name: /^Continue, / }));
    const back = await waitForNextLocation(context, LIST);
    expect(describeLocation(back)).toBe(describeLocation(location));
  };
}

/** The order of specification section 2; a choice with a single value is skipped. */
const choices: Readonly<Partial<Record<ProductType, readonly string[]>>> = {
  ed: [
    'How often will you use it?',
    'Which medicine would you like?',
    'Which dose?',
    'How often should we deliver?',
    'How should we pack it?',
  ],
  // All on one page.
  ag: ['Which medicine would you like?'],
};

describe('a second treatment', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed('mens ed', 'product ag').map(further))(
    'a second treatment: $treatment in $brand is started from the account and submitted on few screens',
    async (journey) => {
      const { page, context } = await openJourney(fixture, journey);
      await startFromAccount(page, context);
      const stops = await runStops(context);
      const shown = stops.flatMap((stop) => /^Choose your plan: (.*)$/.exec(stop)?.[1] ?? []);
      expect(shown).toEqual(choices[journey.treatment]);
      // Known answers and photos are not requested again.
      expect(stops.filter((stop) => stop.startsWith('About your health'))).toHaveLength(1);
      expect(stops.filter((stop) => stop.startsWith('Photo'))).toEqual([]);
      expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(MAX_SCREENS);
    },
  );

  test.each(journeysNamed('mens hl').map(further))(
    'a second treatment: $treatment in $brand can be interrupted at each step and takes few screens',
    async (journey) => {
      const { page, context } = await openJourney(fixture, journey);
      await startFromAccount(page, context);
      const stops = await runStops(context, { onOpen: leaveEachStep(page) });
      expect(stops.length).toBeLessThanOrEqual(MAX_SCREENS);
    },
  );
});
