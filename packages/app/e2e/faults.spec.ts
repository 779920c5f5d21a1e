import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import type { Fault } from '@patient/api/sandbox';
import { scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { cardLink, subscriptionPage } from './harness/account.ts';
import type { RunningApp } from './harness/app.ts';
import { setStage } from './harness/open.ts';
import { loginForm, signIn } from './harness/signIn.ts';

/** Where on the journey a call is made. */
type Place = 'signing in' | 'the list' | 'the subscription' | 'pausing' | 'resuming';

/** A call of the journey. */
interface Call {
  readonly place: Place;
  /** Its operation in the service's description. */
  readonly operation: string;
  /** How its request reads: method, path, and the action of the identity protocol. */
  readonly request: RegExp;
  /** Sent again by aws-amplify when the line drops, so that the patient need not know. */
  readonly mendsDrops?: boolean;
}

const identity = (action: string): Call => ({
  place: 'signing in',
  operation: `identity.${action}`,
  request: new RegExp(`^POST /service/identity/? .*\\.${action}$`),
  mendsDrops: true,
});

/** Every call of the journey. */
const calls: readonly Call[] = [
  identity('InitiateAuth'),
  identity('RespondToAuthChallenge'),
  { place: 'signing in', operation: 'getMe', request: /^GET \/service\/me / },
  { place: 'the list', operation: 'listSubscriptions', request: /^GET \/service\/api\/subscriptions / },
  {
    place: 'the subscription',
    operation: 'getSubscription',
    request: /^GET \/service\/api\/subscription\/demo-active /,
  },
  {
    place: 'the subscription',
    operation: 'listSubscriptionCharges',
    request: /^GET .*\/charges\/demo-active /,
  },
  { place: 'pausing', operation: 'pauseSubscription', request: /^PATCH .*\/pause\/demo-active / },
  { place: 'resuming', operation: 'resumeSubscription', request: /^PATCH .*\/resume\/demo-active / },
];

/** Makes a call fail once. */
type Way = (call: Call, app: RunningApp, page: Page) => Promise<void>;

const answering =
  (fault: Omit<Fault, 'operation'>): Way =>
  ({ operation }, app) =>
    app.setFaults({ operation, times: 1, ...fault });

/** Done in the browser: a line the service drops is mended by Chromium itself where it had been used before. */
const dropping: Way = async ({ request: wanted }, _, page) => {
  let isDropped = false;
  await page.route('**/service/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const line = `${request.method()} ${pathname} ${request.headers()['x-amz-target'] ?? ''}`;
    if (isDropped || !wanted.test(line)) return route.continue();
    isDropped = true;
    return route.abort('connectionreset');
  });
};

/** Ways a call fails. What the patient reads is the service's message, or ours where there is none. */
const ways: readonly (readonly [way: string, fail: Way])[] = [
  ['is refused', answering({ status: 400, message: 'The pharmacy is closed.' })],
  ['finds the line dropped', dropping],
  ['gets an answer cut short', answering({ malformed: true })],
];

const words =
  /The pharmacy is closed\.|We could not reach|We could not read|an answer that we could not read|Something went wrong/;

/** In the page itself: the notification comes a moment before the form can be sent again. */
const told = (page: Page) => page.getByRole('main').getByText(words).first();
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

describe.each(brands)('when a call fails once, in $id', ({ id: brand }) => {
  const stage = setStage();

  // Colours and names differ by brand, the handling of failures does not: the second way round is enough once.
  describe.each(brand === brands[0].id ? ways : ways.slice(0, 1))('and %s', (_, fail) => {
    test.each(calls)(
      '$place, at $operation: nothing is lost, and what is not mended is told',
      async (call) => {
        const { place } = call;
        const { page, watch } = await stage.open(brand);
        const { email, send } = loginForm(page);
        const { pause, resume, confirm } = subscriptionPage(page);
        // The browser itself writes every failed request to the console.
        watch.allow(/Failed to load resource/);

        await page.goto('/login');
        await fail(call, stage.app, page);

        const dropped: string[] = [];
        page.on('requestfailed', (request) => dropped.push(request.url()));
        await signIn(page, 'demo');
        if (place === 'signing in' && fail === dropping && call.mendsDrops) {
          await expect(cardLink(page, 'demo-active')).toBeVisible();
          expect(dropped).toHaveLength(1);
        } else if (place === 'signing in') {
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
      },
    );
  });
});
