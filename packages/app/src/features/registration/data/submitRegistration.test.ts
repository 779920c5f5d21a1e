import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, type Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { submit, submitRegistrationAtom, UnknownSubmissionError } from './submitRegistration.ts';

afterEach(() => vi.unstubAllGlobals());

const open: Subscription = {
  _id: 's1',
  patientId: 'p1',
  productType: 'wl',
  status: 'in_progress',
  registrationStep: 'summary',
};
const done: Subscription = { ...open, status: 'pending', registrationDoneDate: '2026-03-18T12:00:00.000Z' };

const fail = (status: number, message: string) => () => Response.json({ message }, { status });
const disconnect = (): never => {
  throw new TypeError('Failed to fetch');
};
const respond = (subscription: Subscription) => () => Response.json({ data: [subscription] });

type Reply = () => Response;

/** Submits with these responses to PATCH and GET; resolves to the outcome and the methods of the requests. */
async function outcomeOf(submission: Reply, lookup: Reply) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) => {
      calls.push(method);
      return method === 'PATCH' ? submission() : lookup();
    },
  });
  const outcome = await submit(client, 's1').catch((error: unknown) => error);
  return { outcome, calls: calls.join(' ') };
}

test.each<[string, Reply]>([
  ['a network error', disconnect],
  ['a 502 response', fail(502, 'Bad gateway')],
])('submitRegistration: returns the submitted registration after %s', async (_what, submission) => {
  expect(await outcomeOf(submission, respond(done))).toEqual({ outcome: done, calls: 'PATCH GET' });
});

test('submitRegistration: rejects with the error when nothing was submitted', async () => {
  const { outcome } = await outcomeOf(fail(502, 'Bad gateway'), respond(open));
  expect(outcome).not.toBeInstanceOf(UnknownSubmissionError);
  expect(outcome).toMatchObject({ status: 502, message: 'Bad gateway' });
});

test('submitRegistration: rejects with UnknownSubmissionError when the lookup fails too', async () => {
  const { outcome } = await outcomeOf(fail(502, 'Bad gateway'), disconnect);
  expect(outcome).toBeInstanceOf(UnknownSubmissionError);
  expect(outcome).toMatchObject({ name: 'ApiError', status: 502, message: 'Bad gateway' });
});

test('submitRegistration: does not look up a rejected submission', async () => {
  const { outcome, calls } = await outcomeOf(fail(409, 'Add a selfie'), respond(open));
  expect(outcome).toMatchObject({ status: 409, message: 'Add a selfie' });
  expect(calls).toBe('PATCH');
});

test('submitRegistration: updates the list before refetching it', async () => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const registration = method === 'PATCH' ? done : open;
    return Response.json({ data: url.includes('/me') ? [] : [registration] });
  });
  const environment = testEnvironment();
  environment.session.store('patientId', 'p1');
  const store = createStore();
  store.set(environmentAtom, environment);
  store.sub(subscriptionsAtom, () => undefined);
  await expect.poll(() => store.get(subscriptionsAtom).data).toEqual([open]);
  await store.get(submitRegistrationAtom).mutateAsync('s1');
  expect(store.get(subscriptionsAtom).data).toEqual([done]);
});
