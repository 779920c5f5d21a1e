import type { ProductType } from '@patient/api';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { signIn } from '../harness/signIn.ts';
import { commonAnswers, treatmentAnswers } from './answers.ts';
import { selectJourneys, treatmentNames, type Journey } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { waitUntil } from './pages/pageObject.ts';
import { runStops } from './runJourney.ts';

/** Patients who have another treatment; both are male. */
const patients = {
  ed: { scenario: 'paused', line: '1604 Juniper Lane' },
  other: { scenario: 'active', line: '2210 Cedar Avenue' },
};

const patientOf = ({ treatment }: Journey) => (treatment === 'ed' ? patients.ed : patients.other);

/** The same treatment for a patient whose address is known already. */
const further = ({ coupon: _coupon, ...journey }: Journey): Journey => ({
  ...journey,
  gender: 'male',
  answers: new Map(
    Object.entries({
      ...commonAnswers,
      ...treatmentAnswers[journey.treatment],
      'Do you take testosterone or another hormone?': { choices: ['No'] },
      'Does shaving irritate your face?': { choices: ['Yes'] },
    }),
  ),
  address: { line: patientOf(journey).line, otherFields: {} },
});

/** The order of specification section 2; a step with a single value is left out. */
const choices: Readonly<Record<ProductType, readonly string[]>> = {
  ed: [
    'How often will you use it?',
    'Which medicine would you like?',
    'Which dose?',
    'How often should we deliver?',
    'How should we pack it?',
  ],
  wl: ['Which medicine would you like?', 'Which dose?', 'How often should we deliver?'],
  // All on one page.
  hl: ['Which medicine would you like?'],
  ag: ['Which medicine would you like?'],
};

describe('another treatment of a patient who has one', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(selectJourneys('mens ed', 'product ag').map(further))(
    '$treatment in $brand is started from the account and handed in',
    async (journey) => {
      const { page, context } = await openJourney(fixture, journey);
      await page.goto('/login');
      await signIn(page, patientOf(journey).scenario);
      await waitUntil(context, 'the account', async () => page.url().endsWith('/user/profile'));
      await page.goto('/user/subscriptions');
      await context.input.press(context.main.getByRole('link', { name: 'Start another treatment' }));
      await context.input.press(
        context.main.getByRole('button', { name: `Start ${treatmentNames[journey.treatment]}` }),
      );
      // The address changes before the page does.
      await waitUntil(
        context,
        'the steps',
        async () =>
          page.url().endsWith('/steps') &&
          (await page.getByRole('heading', { name: 'Start a new treatment' }).isHidden()),
      );
      const stops = await runStops(context);
      const asked = stops.flatMap((stop) => /^Choose your plan: (.*)$/.exec(stop)?.[1] ?? []);
      expect(asked).toEqual(choices[journey.treatment]);
    },
  );
});
