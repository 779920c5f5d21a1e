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

/** A call of the journey. */
interface Call {
  /** Its operation in the service's description. */
  readonly operation: string;
  /** How its request reads: method, path, and the action of the identity protocol. */
  readonly request: RegExp;
  /** Sent again by aws-amplify when the line drops, so that the patient need not know. */
  readonly mendsDrops?: boolean;
}

const identity = (action: string): Call => ({
  operation: `identity.${action}`,
  request: new RegExp(`^POST /service/identity/? .*\\.${action}$`),
  mendsDrops: true,
});

/** Every call of the journey, in its order. */
const calls = {
  signingIn: [
    identity('InitiateAuth'),
    identity('RespondToAuthChallenge'),
    { operation: 'getMe', request: /^GET \/service\/me / },
  ],
  listing: { operation: 'listSubscriptions', request: /^GET \/service\/api\/subscriptions / },
  shown: { operation: 'getSubscription', request: /^GET \/service\/api\/subscription\/demo-active / },
  charged: { operation: 'listSubscriptionCharges', request: /^GET .*\/charges\/demo-active / },
  pausing: { operation: 'pauseSubscription', request: /^PATCH .*\/pause\/demo-active / },
  resuming: { operation: 'resumeSubscription', request: /^PATCH .*\/resume\/demo-active / },
} satisfies Record<string, Call | readonly Call[]>;

/** Has failed? Asked again and again until it has. */
type Failed = () => Promise<boolean>;

/** Makes a call fail once. */
type Way = (call: Call, app: RunningApp, page: Page) => Promise<Failed>;

const answering =
  (fault: (operation: string) => Omit<Fault, 'operation'>): Way =>
  async ({ operation }, app) => {
    await app.setFaults({ operation, times: 1, ...fault(operation) });
    return async () => (await app.armed()).length === 0;
  };

/** What the service refuses a call with: each by its own words, so that none is taken for the one before. */
const refusal = (operation: string) => `Refused: ${operation}.`;

/** Done in the browser: a line the service drops is mended by Chromium itself where it had been used before. */
const dropping: Way = async ({ request: wanted }, _, page) => {
  let isDropped = false;
  await page.route('**/service/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const line = `${request.method()} ${pathname} ${request.headers()['x-amz-target'] ?? ''}`;
    if (isDropped || !wanted.test(line)) return route.fallback();
    isDropped = true;
    return route.abort('connectionreset');
  });
  return async () => isDropped;
};

/** Ways a call fails. What the patient reads is the service's message, or ours where there is none. */
const ways: readonly (readonly [way: string, fail: Way])[] = [
  ['is refused', answering((operation) => ({ status: 400, message: refusal(operation) }))],
  ['finds the line dropped', dropping],
  ['gets an answer cut short', answering(() => ({ malformed: true }))],
];

/** What the patient may read when a call has failed. */
const words = ({ operation }: Call) =>
  new RegExp(
    `${refusal(operation)}|We could not reach|We could not read|an answer that we could not read|Something went wrong`,
  );

/** Those of signing in, by one type. */
const signingIn: readonly Call[] = calls.signingIn;

describe.each(brands)('when every call fails once, in $id', ({ id: brand }) => {
  const stage = setStage();

  // Colours and names differ by brand, the handling of failures does not: the second way round is enough once.
  test.each(brand === brands[0].id ? ways : ways.slice(0, 1))(
    'and %s: nothing is lost, and what is not mended is told',
    async (_, fail) => {
      const { page, watch } = await stage.open(brand);
      const { email, send } = loginForm(page);
      const { pause, resume, confirm } = subscriptionPage(page);
      // In the page itself: the notification comes a moment before the form can be sent again.
      const main = page.getByRole('main');
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      const again = page.getByRole('button', { name: 'Try again' }).first();
      const bills = page.getByRole('heading', { name: 'Last billings' });
      // The browser itself writes every failed request to the console.
      watch.allow(/Failed to load resource/);

      /** Has a call fail in what is done next; resolves once it has failed and the patient is told. */
      const failing = async (call: Call, act: () => Promise<unknown>, where = main) => {
        const hasFailed = await fail(call, stage.app, page);
        await act();
        await expect.poll(hasFailed).toBe(true);
        await expect(where.getByText(words(call)).first()).toBeVisible();
      };

      await page.goto('/login');
      const mended: Failed[] = [];
      let enter = () => signIn(page, 'demo');
      for (const call of signingIn) {
        // One after the other, as they are made.
        if (fail === dropping && call.mendsDrops) {
          mended.push(await fail(call, stage.app, page));
          continue;
        }
        await failing(call, enter);
        await expect(email).toHaveValue(scenarioNamed('demo').email);
        enter = () => send.click();
      }
      for (const hasFailed of mended) expect(await hasFailed()).toBe(true);

      await failing(calls.listing, enter);
      await again.click();
      await failing(calls.shown, () => cardLink(page, 'demo-active').click());
      await again.click();
      // The bills are here, so that the one call that fails next is made after the reload.
      await expect(bills).toBeVisible();
      await failing(calls.charged, () => page.reload());
      await expect(bills).toBeHidden();
      await again.click();
      await expect(bills).toBeVisible();

      await pause.click();
      await failing(calls.pausing, () => confirm('Pause').click(), dialog);
      await confirm('Pause').click();
      await resume.click();
      await failing(calls.resuming, () => confirm('Resume').click(), dialog);
      await confirm('Resume').click();
      await expect(pause).toBeVisible();
      await page.reload();
      await expect(pause).toBeVisible();
    },
  );
});
