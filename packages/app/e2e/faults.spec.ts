import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import type { Fault } from '@patient/api/sandbox';
import { scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { cardLink, subscriptionPage } from './harness/account.ts';
import { setStage } from './harness/open.ts';
import { loginForm, signIn } from './harness/signIn.ts';

/** Where on the journey a call is made. */
type Place = 'signing in' | 'the list' | 'the subscription' | 'pausing' | 'resuming';

/** Every call of the journey, by its operation in the service's description. */
const calls: readonly (readonly [place: Place, operation: string])[] = [
  ['signing in', 'identity.InitiateAuth'],
  ['signing in', 'identity.RespondToAuthChallenge'],
  ['signing in', 'getMe'],
  ['the list', 'listSubscriptions'],
  ['the subscription', 'getSubscription'],
  ['the subscription', 'listSubscriptionCharges'],
  ['pausing', 'pauseSubscription'],
  ['resuming', 'resumeSubscription'],
];

/** Ways a call fails, once. What the patient reads is the service's message, or ours where there is none. */
const ways: readonly (readonly [way: string, fault: Omit<Fault, 'operation'>])[] = [
  ['is refused', { status: 400, message: 'The pharmacy is closed.' }],
  ['finds the line dropped', { reset: true }],
  ['gets an answer cut short', { malformed: true }],
];

const words =
  /The pharmacy is closed\.|We could not reach|We could not read|an answer that we could not read|Something went wrong/;

const told = (page: Page) => page.getByText(words).first();
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

describe.each(brands)('when a call fails once, in $id', ({ id: brand }) => {
  const stage = setStage();

  // Colours and names differ by brand, the handling of failures does not: the second way round is enough once.
  describe.each(brand === brands[0].id ? ways : ways.slice(0, 1))('and %s', (_, fault) => {
    test.each(calls)('%s, at %s: it is told, and nothing is lost', async (place, operation) => {
      const { page, watch } = await stage.open(brand);
      const { email, send } = loginForm(page);
      const { pause, resume, confirm } = subscriptionPage(page);
      // The browser itself writes every failed request to the console.
      watch.allow(/Failed to load resource/);

      await page.goto('/login');
      await stage.app.setFaults({ operation, times: 1, ...fault });

      await signIn(page, 'demo');
      if (place === 'signing in') {
        await expect(told(page)).toBeVisible();
        await expect(email).toHaveValue(scenarioNamed('demo').email);
        await send.click();
      }

      if (place === 'the list') {
        await expect(told(page)).toBeVisible();
        await again(page).click();
      }
      await cardLink(page, 'demo-active').click();

      if (place === 'the subscription') {
        await expect(told(page)).toBeVisible();
        await again(page).click();
      }
      await pause.click();
      await confirm('Pause').click();
      if (place === 'pausing') {
        await expect(
          page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(words),
        ).toBeVisible();
        await confirm('Pause').click();
      }
      await expect(resume).toBeVisible();

      await resume.click();
      await confirm('Resume').click();
      if (place === 'resuming') {
        await expect(
          page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(words),
        ).toBeVisible();
        await confirm('Resume').click();
      }
      await expect(pause).toBeVisible();
      await page.reload();
      await expect(pause).toBeVisible();
    });
  });
});
