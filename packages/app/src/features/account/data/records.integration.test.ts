import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { signInAs } from '@patient/api/sandbox';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { openTools } from '#testing/sandboxTools.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { fetchUser } from '#shared/patient/user.ts';
import { recordsDocument, type RecordsPart } from '../views/records.ts';
import { fetchRecords } from './records.ts';

afterEach(() => vi.unstubAllGlobals());

/** Signs in as a patient of a sandbox, and returns a function that fetches their records. */
async function openAs(scenario: string) {
  const { sandbox, now } = await openTools();
  vi.stubGlobal('fetch', sandbox.fetch);
  const session = createSession({ storage: memoryStorage(), now });
  const { AccessToken: token } = await signInAs(sandbox, scenario);
  session.signIn({ token, expDate: now() + 3_600_000, status: 'active' });
  const environment = testEnvironment({ session, now, serviceUrl: 'http://sandbox.localhost/service' });
  const store = createStore();
  store.set(environmentAtom, environment);
  const user = await fetchUser(store.get(clientAtom), environment);
  const { patient } = user;
  if (patient === undefined) throw new Error('Not a patient');
  const parts: RecordsPart[] = [];
  const controller = new AbortController();
  const fetch = (onPart: (part: RecordsPart) => void = () => undefined) =>
    fetchRecords(
      store,
      { ...user, patient },
      {
        signal: controller.signal,
        onPart(part) {
          parts.push(part);
          onPart(part);
        },
      },
    );
  return { sandbox, fetch, parts, controller, patientId: patient._id };
}

test('records: fetches every page of the orders, and the receipts of every treatment', async () => {
  const { sandbox, fetch, parts, patientId } = await openAs('history');
  const { orders, charges, subscriptions } = await fetch();
  expect(parts).toEqual(['treatments', 'receipts', 'orders', 'messages', 'answers']);
  const stored = sandbox.store.list('orders', patientId).map(({ _id }) => _id);
  expect(stored).toHaveLength(500);
  expect(orders.map(({ _id }) => _id).toSorted()).toEqual(stored.toSorted());
  const ids = subscriptions.flatMap(({ _id }) => sandbox.store.list('charges', _id).map((one) => one._id));
  expect(ids.length).toBeGreaterThanOrEqual(500);
  expect(charges.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids));
  expect(subscriptions.every(({ history }) => history !== undefined)).toBe(true);
});

test('records: fetches every message of every chat, and marks them as read', async () => {
  const { sandbox, fetch, patientId } = await openAs('chat');
  const { threads } = await fetch();
  const chats = sandbox.store.list('chats', patientId);
  expect(threads).toHaveLength(chats.length);
  const count = threads.reduce(
    (sum, { pages }) => sum + [...pages.values()].reduce((all, page) => all + page.length, 0),
    0,
  );
  expect(count).toBe(chats.reduce((sum, { total }) => sum + total, 0));
  expect(count).toBeGreaterThan(50);
  expect(chats.every(({ unread }) => unread === 0)).toBe(true);
});

test('records: has the text of every answer, also to follow-up questions', async () => {
  const { fetch } = await openAs('weights');
  const records = await fetch();
  const { sections } = recordsDocument(records, { brandName: 'Mens', now: 0 });
  const treatment = sections.find(({ title }) => title === 'Treatments')?.sections?.[0];
  const answers = treatment?.sections?.find(({ title }) => title === 'Your answers')?.facts ?? [];
  expect(answers).toContainEqual({ term: 'What is your weight today?', detail: '198 lb' });
  expect(answers).toContainEqual({ term: 'How tall are you?', detail: '5 feet 9 inches' });
  expect(answers.length).toBeGreaterThan(10);
  expect(sections.find(({ title }) => title === 'Your health answers')?.facts?.length).toBeGreaterThan(3);
});

test.each([
  'listSubscriptions',
  'getSubscription',
  'listSubscriptionCharges',
  'listOrders',
  'listChats',
  'getChat',
  'getGlobalAnswers',
  'getVisitLog',
  'listQuestions',
] as const)('records: rejects if %s fails', async (operation) => {
  const { sandbox, fetch } = await openAs('chat');
  sandbox.faults.set({ operation, status: 503, message: 'Down' });
  await expect(fetch()).rejects.toThrow('Down');
});

test('records: rejects once it is canceled, and requests nothing more', async () => {
  const { fetch, parts, controller } = await openAs('chat');
  await expect(fetch((part) => part === 'orders' && controller.abort())).rejects.toThrow(/abort/i);
  expect(parts).toEqual(['treatments', 'receipts', 'orders']);
});
