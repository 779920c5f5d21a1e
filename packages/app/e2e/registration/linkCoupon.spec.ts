import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { commonAnswers, treatmentAnswers } from './answers.ts';
import { treatmentNames, type Journey } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { runStops } from './runJourney.ts';

const code = 'WEIGHT25';
const weightLoss = treatmentNames.wl;

const journey: Journey = {
  brand: 'mens',
  treatment: 'wl',
  entryPath: `/weightloss?code=${code}`,
  gender: 'male',
  answers: new Map(
    Object.entries({
      ...commonAnswers,
      ...treatmentAnswers.wl,
      'Do you take testosterone or another hormone?': { choices: ['No'] },
    }),
  ),
  plan: ['Semaglutide Injection', '0.5 mg', 'Every month'],
  addons: [],
  address: { line: '2210 Cedar Avenue', otherFields: {} },
  coupon: { code, isTyped: false },
};

describe('a coupon from a link', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test('a coupon from a link is applied to a second treatment after the patient signs in', async () => {
    const { page, context } = await openJourney(fixture, journey);
    await page.goto(journey.entryPath);
    await expect(page).toHaveURL('/weightloss');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await signIn(page, 'active');
    await expect(page).toHaveURL('/user/profile');
    await page.goto('/weightloss');
    await page.getByRole('button', { name: `Start ${weightLoss}` }).click();
    await expect(page).toHaveURL('/steps');
    await expect(page.getByRole('heading', { name: 'Start a new treatment' })).toBeHidden();
    // The page object of the card waits until the coupon is applied.
    await runStops(context);
    expect(await page.evaluate(() => localStorage.getItem('pendingCouponCode'))).toBeNull();
  });
});
