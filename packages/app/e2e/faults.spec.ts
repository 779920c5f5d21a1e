import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import type { Fault } from '@patient/api/sandbox';
import { scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { expect } from './harness/expect.ts';
import { cardLink, subscriptionPage } from './harness/subscriptionPage.ts';
import type { RunningApp } from './harness/startApp.ts';
import { setUpApp } from './harness/appFixture.ts';
import { loginForm, signIn } from './harness/signIn.ts';

interface Call {
  /** Operation of the OpenAPI description or the identity protocol. */
  readonly operation: string;
  /** Matches method, path and action of the identity protocol. */
  readonly request: RegExp;
  /** Retried by aws-amplify after a network error, without involving the app. */
  readonly isRetriedByLibrary?: boolean;
}

const identity = (action: string): Call => ({
  operation: `identity.${action}`,
  request: new RegExp(`^POST /service/identity/? .*\\.${action}$`),
  isRetriedByLibrary: true,
});

/** Calls of the journey, in order. */
const calls = {
  signIn: [
    identity('InitiateAuth'),
    identity('RespondToAuthChallenge'),
    { operation: 'getMe', request: /^GET \/service\/me / },
  ],
  list: { operation: 'listSubscriptions', request: /^GET \/service\/api\/subscriptions / },
  detail: { operation: 'getSubscription', request: /^GET \/service\/api\/subscription\/demo-active / },
  charges: { operation: 'listSubscriptionCharges', request: /^GET .*\/charges\/demo-active / },
  pause: { operation: 'pauseSubscription', request: /^PATCH .*\/pause\/demo-active / },
  resume: { operation: 'resumeSubscription', request: /^PATCH .*\/resume\/demo-active / },
} satisfies Record<string, Call | readonly Call[]>;

/** Whether the call has failed by now. */
type HasFailed = () => Promise<boolean>;

/** Makes a call fail once. */
type FailOnce = (call: Call, app: RunningApp, page: Page) => Promise<HasFailed>;

const failInSandbox =
  (createFault: (operation: string) => Omit<Fault, 'operation'>): FailOnce =>
  async ({ operation }, app) => {
    await app.setFaults({ operation, times: 1, ...createFault(operation) });
    return async () => (await app.pendingFaults()).length === 0;
  };

/** Error message of an operation; distinct, so that no assertion matches an earlier error. */
const errorMessage = (operation: string) => `Failed: ${operation}.`;

/** Aborts in the browser: Chromium itself retries reused connections that the server closes. */
const dropConnection: FailOnce = async ({ request: pattern }, _, page) => {
  let isDropped = false;
  await page.route('**/service/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const description = `${request.method()} ${pathname} ${request.headers()['x-amz-target'] ?? ''}`;
    if (isDropped || !pattern.test(description)) return route.fallback();
    isDropped = true;
    return route.abort('connectionreset');
  });
  return async () => isDropped;
};

/** Kinds of failure. The patient sees the service's message or, without one, the app's own. */
const failures: readonly (readonly [name: string, failOnce: FailOnce])[] = [
  ['with status 400', failInSandbox((operation) => ({ status: 400, message: errorMessage(operation) }))],
  ['with a dropped connection', dropConnection],
  ['with a truncated response', failInSandbox(() => ({ malformed: true }))],
];

/** Messages that a patient may see after a failed call. */
const messagePattern = ({ operation }: Call) =>
  new RegExp(
    `${errorMessage(operation)}|We could not reach|We could not read|an answer that we could not read|Something went wrong`,
  );

/** Typed as Call, so that the optional property exists on each. */
const signInCalls: readonly Call[] = calls.signIn;

// Error handling is the same in every brand.
const { id: brand } = brands[0];

describe('when every call fails once', () => {
  const fixture = setUpApp();

  test.each(failures)('%s, the patient sees each error and loses no input', async (_, failOnce) => {
    const { page, monitor } = await fixture.open(brand);
    const { email, submit } = loginForm(page);
    const { pause, resume, confirm } = subscriptionPage(page);
    // Asserts on the page, not the toast, which appears before the form is enabled again.
    const main = page.getByRole('main');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    const billings = page.getByRole('heading', { name: 'Last billings' });
    // Chromium logs every failed request.
    monitor.allow(/Failed to load resource/);

    /** Makes a call fail while an action runs, and waits for its error message. */
    const expectError = async (call: Call, action: () => Promise<unknown>, container = main) => {
      const hasFailed = await failOnce(call, fixture.app, page);
      await action();
      await expect.poll(hasFailed).toBe(true);
      await expect(container.getByText(messagePattern(call)).first()).toBeVisible();
    };

    await page.goto('/user/subscriptions');
    const retried: HasFailed[] = [];
    let submitLogin = () => signIn(page, 'demo');
    for (const call of signInCalls) {
      if (failOnce === dropConnection && call.isRetriedByLibrary) {
        retried.push(await failOnce(call, fixture.app, page));
        continue;
      }
      await expectError(call, submitLogin);
      await expect(email).toHaveValue(scenarioNamed('demo').email);
      submitLogin = () => submit.click();
    }
    for (const hasFailed of retried) expect(await hasFailed()).toBe(true);

    await expectError(calls.list, submitLogin);
    await retry.click();
    await expectError(calls.detail, () => cardLink(page, 'demo-active').click());
    await retry.click();
    // Waits for the first charges call, so that the fault hits the one after the reload.
    await expect(billings).toBeVisible();
    await expectError(calls.charges, () => page.reload());
    await expect(billings).toBeHidden();
    await retry.click();
    await expect(billings).toBeVisible();

    await pause.click();
    await expectError(calls.pause, () => confirm('Pause').click(), dialog);
    await confirm('Pause').click();
    await resume.click();
    await expectError(calls.resume, () => confirm('Resume').click(), dialog);
    await confirm('Resume').click();
    await expect(pause).toBeVisible();
    await page.reload();
    await expect(pause).toBeVisible();
  });
});
