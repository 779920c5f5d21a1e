import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '@patient/api/outbox';
import { createSandbox, createSeededStore, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createSession } from '@patient/api/session';
import { memoryDraftStorage } from '@patient/api/testing';
import { environmentAtom } from '#shared/environment.ts';
import { checkQuoteAtom } from '#shared/pricing/index.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { pendingPaymentAtom } from './drafts.ts';
import { payAtom } from './pay.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const ID = 'register-payment-1';
const CHECKED = 'pm_card_threeDSecure2Required';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({
    store: createSeededStore({ now: NOW }),
    clock: () => NOW,
    wait: async () => undefined,
  });
  vi.stubGlobal('fetch', (input: Request) => sandbox.fetch(input));
});
afterEach(() => vi.unstubAllGlobals());

const statuses = () => sandbox.store.list('charges', ID).map(({ status }) => status);

/** Passes the bank's check of a payment. */
async function pass(secret: string): Promise<void> {
  await sandbox.fetch(
    new Request(`http://sandbox.localhost/service/checks/${secret}/passed`, { method: 'POST' }),
  );
}

/**
 * Opens the payment in two tabs of a device, before either of them pays. Their drafts send each other no messages, as if a
 * message were still pending.
 */
async function openTabs() {
  const { AccessToken: token } = await signInAs(sandbox, 'register-payment');
  const storage = memoryDraftStorage();
  const openTab = async () => {
    const session = createSession({ storage: undefined, now: () => NOW });
    session.signIn({ token, expDate: NOW + 3_600_000, status: 'register' });
    const store = createStore();
    const serviceUrl = 'http://sandbox.localhost/service';
    const drafts = createDrafts(storage);
    store.set(
      environmentAtom,
      testEnvironment({ session, serviceUrl, loadDrafts: async () => drafts, now: () => NOW }),
    );
    await store.set(pendingPaymentAtom(ID), 'refresh');
    await store.set(checkQuoteAtom, ID);
    return (paymentToken: string, confirm: (secret: string) => Promise<void>) =>
      store.set(payAtom, ID, {
        cards: { tokenize: async () => paymentToken, confirm },
        name: 'Ada Lovell',
        billing: undefined,
      });
  };
  return Promise.all([openTab(), openTab()]);
}

test('two tabs at the check of the bank hold one charge', async () => {
  const [payInOne, payInOther] = await openTabs();
  const started = Promise.withResolvers<string>();
  const checked = Promise.withResolvers<void>();
  const paying = payInOne(CHECKED, (secret) => {
    started.resolve(secret);
    return checked.promise;
  });
  const secret = await started.promise;
  await expect(payInOther(CHECKED, pass)).resolves.toEqual({ kind: 'held' });
  await pass(secret);
  checked.resolve();
  await expect(paying).resolves.toEqual({ kind: 'held' });
  expect(statuses()).toEqual(['hold']);
});

test('a payment after a decline in another tab has a new key', async () => {
  const [payInOne, payInOther] = await openTabs();
  const failed = await payInOne(CHECKED, () =>
    Promise.reject({ type: 'invalid_request_error', message: 'No' }),
  );
  expect(failed).toMatchObject({ kind: 'failed' });
  await payInOther(CHECKED, pass);
  expect(sandbox.store.list('cardChecks', '')).toHaveLength(2);
  expect(statuses()).toEqual(['hold']);
});
