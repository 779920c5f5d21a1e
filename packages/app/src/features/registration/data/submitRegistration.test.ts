import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, type Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
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

const refuse = (status: number, message: string) => () => Response.json({ message }, { status });
const lose = (): never => {
  throw new TypeError('Failed to fetch');
};
const answer = (subscription: Subscription) => () => Response.json({ data: [subscription] });

type Answer = () => Response;

/** Submits over a service that gives these answers; resolves to the outcome and the methods of the calls. */
async function outcomeOf(submission: Answer, look: Answer) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) => {
      calls.push(method);
      return method === 'PATCH' ? submission() : look();
    },
  });
  const outcome = await submit(client, 's1').catch((error: unknown) => error);
  return { outcome, calls: calls.join(' ') };
}

test.each<[string, Answer]>([
  ['no answer', lose],
  ['a gateway in trouble', refuse(502, 'Bad gateway')],
  ['an earlier attempt', refuse(409, 'Cannot update subscription! Subscription completed.')],
])('answers that arrived are sent, after %s', async (_what, submission) => {
  expect(await outcomeOf(submission, answer(done))).toEqual({ outcome: done, calls: 'PATCH GET' });
});

test('answers that did not arrive fail with the reason', async () => {
  const { outcome } = await outcomeOf(refuse(502, 'Bad gateway'), answer(open));
  expect(outcome).not.toBeInstanceOf(UnknownSubmissionError);
  expect(outcome).toMatchObject({ status: 502, message: 'Bad gateway' });
});

test('nobody knows when the look fails too', async () => {
  const { outcome } = await outcomeOf(refuse(502, 'Bad gateway'), lose);
  expect(outcome).toBeInstanceOf(UnknownSubmissionError);
  expect(outcome).toMatchObject({ name: 'ApiError', status: 502, message: 'Bad gateway' });
});

test('a refusal is not looked after', async () => {
  const { outcome, calls } = await outcomeOf(refuse(409, 'Add a selfie'), answer(open));
  expect(outcome).toMatchObject({ status: 409, message: 'Add a selfie' });
  expect(calls).toBe('PATCH');
});

test('what was sent is in the list before the list is read again', async () => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const registration = method === 'PATCH' ? done : open;
    return Response.json({ data: url.includes('/me') ? [] : [registration] });
  });
  const environment = testEnvironment();
  environment.session.keep('patientId', 'p1');
  const store = createStore();
  store.set(environmentAtom, environment);
  store.sub(subscriptionsAtom, () => undefined);
  await expect.poll(() => store.get(subscriptionsAtom).data).toEqual([open]);
  await store.get(submitRegistrationAtom).mutateAsync('s1');
  expect(store.get(subscriptionsAtom).data).toEqual([done]);
});
