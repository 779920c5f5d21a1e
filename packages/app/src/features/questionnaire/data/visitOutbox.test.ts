import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitAnswer } from '@patient/api';
import { createSeededStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSessions } from '#shell/createSessions.ts';
import { positionOf, STALE_AFTER_MS } from '@patient/api/model';
import { visitAtom, visitHistoryAtom, visitOf, visitOutbox } from './visit.ts';
import { visitActionsAtom } from './visitActions.ts';

const NOON = Date.parse('2026-03-18T12:00:00.000Z');
const AS = 'register-questions';
const KEY = visitOf({ _id: `${AS}-1`, productType: 'wl' }, 'own');

let sandbox: Sandbox;
/** Time on every device, ms since 1970. */
let clock: number;
/** Requests to the service, such as 'PUT /api/online-visit-log/1'. */
let calls: string[];
const cleanups: (() => void)[] = [];

beforeEach(async () => {
  clock = NOON;
  calls = [];
  sandbox = await createSandbox({
    store: createSeededStore({ now: NOON }),
    clock: () => NOON,
    wait: async () => undefined,
  });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/service', '')}`);
    return sandbox.fetch(request);
  });
});
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  vi.unstubAllGlobals();
});

/** Signs a patient in on a new device and loads a visit. */
async function openDevice(as = AS, key = KEY) {
  const { AccessToken: token } = await signInAs(sandbox, as);
  const session = createSession({ storage: memoryStorage(), now: () => clock });
  session.signIn({ token, expDate: NOON + 3_600_000, status: 'register' });
  const drafts = createDrafts(memoryDraftStorage());
  const environment = testEnvironment({
    session,
    serviceUrl: 'http://sandbox.localhost/service',
    loadDrafts: async () => drafts,
    now: () => clock,
  });
  const store = createSessions(environment).current().store;
  cleanups.push(
    store.sub(visitAtom(key), () => undefined),
    () => session.logout(),
  );
  const shown = () => store.get(visitAtom(key)).visit;
  await expect.poll(shown).toBeDefined();
  return {
    store,
    drafts,
    reload: () => createSessions(environment).current().store,
    outbox: store.get(visitOutbox(key).outboxAtom),
    actions: store.get(visitActionsAtom(key)),
    answer: (answer: VisitAnswer) => store.get(visitActionsAtom(key)).answer(answer, 0),
    refresh: () => store.get(visitAtom(key)).query.refetch({ cancelRefetch: false }),
    position: () => shown()?.position.questionId,
    history: () => store.get(visitHistoryAtom(key)),
    choiceOf: (questionId: string) => shown()?.answers.get(questionId)?.optionIds,
  };
}

const choose = (questionId: string, option: number): VisitAnswer => ({
  questionId,
  optionIds: [`${questionId}-${option}`],
});

/** Saved options of an answer. */
const stored = (questionId: string, as = AS, name = 'wlQuestions') =>
  sandbox.store
    .get('visitLogs', `${as}-1`, name)
    ?.questionnaire?.find((answer) => answer.questionId === questionId)?.optionIds;

const logRequestCount = () => calls.filter((call) => call.startsWith('GET /api/online-visit-log')).length;

test('visitOutbox: keeps and shows an answer that was changed on another device', async () => {
  const laptop = await openDevice();
  laptop.answer(choose('wl-eating-disorder', 2));
  await laptop.outbox.flush();

  const phone = await openDevice();
  phone.answer(choose('wl-eating-disorder', 1));
  await phone.outbox.flush();
  expect(laptop.choiceOf('wl-eating-disorder')).toEqual(['wl-eating-disorder-2']);

  clock += STALE_AFTER_MS + 1;
  laptop.answer(choose('wl-activity', 2));
  await laptop.outbox.flush();
  expect(stored('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
  expect(stored('wl-activity')).toEqual(['wl-activity-2']);
  expect(laptop.choiceOf('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
  // Its follow-up has no answer yet.
  expect(await laptop.actions.finish()).toBe(false);
});

test.each(['ends before the answer is sent', 'is pending when the answer is sent'])(
  'visitOutbox: shows an answer changed on another device after a refetch that %s',
  async (name) => {
    const isSlow = name.startsWith('is pending');
    const laptop = await openDevice();
    const phone = await openDevice();
    const { fetch: originalFetch } = globalThis;
    const putResponse = Promise.withResolvers<void>();
    const getResponse = Promise.withResolvers<void>();
    const saved = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await originalFetch(request);
      saved.resolve();
      await (request.method === 'GET' ? getResponse : putResponse).promise;
      return response;
    });
    laptop.answer(choose('wl-activity', 2));
    const sent = laptop.outbox.flush();
    await saved.promise;
    // The service has saved the laptop's answer; the laptop has no response yet.
    vi.stubGlobal('fetch', originalFetch);
    clock += STALE_AFTER_MS + 1;
    phone.answer(choose('wl-eating-disorder', 1));
    await phone.outbox.flush();
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await originalFetch(request);
      await getResponse.promise;
      return response;
    });
    const refreshed = laptop.refresh();
    if (!isSlow) {
      getResponse.resolve();
      await refreshed;
    }
    putResponse.resolve();
    await sent;
    getResponse.resolve();
    await expect.poll(() => laptop.choiceOf('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
    expect(laptop.choiceOf('wl-activity')).toEqual(['wl-activity-2']);
  },
);

test('the answer given last wins when two devices answer the same question', async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  phone.answer(choose('wl-eating-disorder', 1));
  await phone.outbox.flush();
  clock += STALE_AFTER_MS + 1;
  laptop.answer(choose('wl-eating-disorder', 2));
  await laptop.outbox.flush();
  expect(stored('wl-eating-disorder')).toEqual(['wl-eating-disorder-2']);
});

test('visitOutbox: keeps an answer unsent until stale answers have been refetched', async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  phone.answer(choose('wl-eating-disorder', 1));
  await phone.outbox.flush();
  clock += STALE_AFTER_MS + 1;
  sandbox.faults.set({ operation: 'getVisitLog', status: 503 });
  laptop.answer(choose('wl-activity', 2));
  await expect(laptop.outbox.flush()).rejects.toMatchObject({ status: 503 });
  expect(stored('wl-activity')).toBeUndefined();
  expect(laptop.outbox.state().items.size).toBe(1);

  sandbox.faults.clear();
  await laptop.outbox.flush();
  expect(stored('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
  expect(stored('wl-activity')).toEqual(['wl-activity-2']);
});

test('visitOutbox: does not refetch between answers of a patient who continues without a pause', async () => {
  const laptop = await openDevice();
  const before = logRequestCount();
  for (const option of [1, 2, 3]) {
    clock += STALE_AFTER_MS;
    laptop.answer(choose('wl-activity', option));
    // oxlint-disable-next-line no-await-in-loop -- answers are given in sequence
    await laptop.outbox.flush();
  }
  expect(stored('wl-activity')).toEqual(['wl-activity-3']);
  expect(logRequestCount()).toBe(before);
});

test('visitOutbox: a move is where another device starts, and moves no device that is open', async () => {
  const laptop = await openDevice();
  const history = laptop.history();
  const [first = '', last] = [history[0], history.at(-1)];
  expect([history.length > 1, laptop.position()]).toEqual([true, last]);
  laptop.actions.show(positionOf([first]));
  expect([laptop.position(), laptop.history()]).toEqual([first, [first]]);
  await laptop.outbox.flush();

  const phone = await openDevice();
  expect(phone.position()).toBe(first);
  phone.actions.show(positionOf(history));
  await phone.outbox.flush();
  clock += STALE_AFTER_MS + 1;
  await laptop.refresh();
  expect(laptop.position()).toBe(first);
});

test('visitOutbox: an answer to a question that another device has opened again shows no later one', async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  const last = laptop.position();
  const opened = laptop.history().find((id) => (laptop.choiceOf(id) ?? []).length > 0) ?? '';
  const before = laptop.choiceOf(opened) ?? [];
  phone.answer({ questionId: opened, optionIds: [] });
  await phone.outbox.flush();
  clock += STALE_AFTER_MS + 1;
  await laptop.refresh();
  expect(laptop.position()).toBe(opened);
  laptop.answer({ questionId: opened, optionIds: before });
  expect([laptop.position(), last]).toEqual([opened, expect.not.stringMatching(opened)]);
});

const FOLLOW_UP = { _id: 'followup-1', productType: 'wl' } as const;
const EFFECT = 'wl-again-effect';

/** Opens a follow-up with these questions on two devices. */
async function openFollowUp(...ids: readonly string[]) {
  for (const { _id } of sandbox.store.list('questions', 'wlReQuestions'))
    if (!ids.includes(_id)) sandbox.store.delete('questions', 'wlReQuestions', _id);
  const key = visitOf(FOLLOW_UP, 'again');
  return { laptop: await openDevice('followup', key), phone: await openDevice('followup', key) };
}

test('visitOutbox: submits the answers from all devices', async () => {
  const { laptop, phone } = await openFollowUp(EFFECT);
  expect(stored(EFFECT, 'followup', 'wlReQuestions')).toEqual([`${EFFECT}-2`]);
  phone.answer(choose(EFFECT, 1));
  await phone.outbox.flush();
  clock += STALE_AFTER_MS + 1;
  expect(await laptop.actions.collect()).toEqual([choose(EFFECT, 1)]);
});

test('visitOutbox: submits nothing when an answer on another device adds an unanswered question', async () => {
  const { laptop, phone } = await openFollowUp(EFFECT, `${EFFECT}-why`);
  phone.answer(choose(EFFECT, 3));
  await phone.outbox.flush();
  clock += STALE_AFTER_MS + 1;
  await expect(laptop.actions.collect()).rejects.toThrow('A question has no answer yet');
});

test.each(['on the same page', 'after a reload'])(
  'visitOutbox: removes an answer rejected after another device submitted, %s',
  async (where) => {
    const { laptop } = await openFollowUp(EFFECT);
    const subscription = sandbox.store.get('subscriptions', 'patient-followup', FOLLOW_UP._id);
    if (subscription === undefined) throw new Error('There is no subscription');
    const { patientId, _id } = subscription;
    sandbox.store.put('subscriptions', patientId, _id, { ...subscription, status: 'pending' });
    laptop.answer(choose(EFFECT, 1));
    await expect(laptop.outbox.flush()).rejects.toMatchObject({ status: 409 });
    await expect.poll(() => laptop.outbox.state().isOnDevice).toBe(true);
    const store = where === 'on the same page' ? laptop.store : laptop.reload();
    await store.get(visitActionsAtom(visitOf(FOLLOW_UP, 'again'))).clear();
    const { items, error } = store.get(visitOutbox(visitOf(FOLLOW_UP, 'again')).stateAtom);
    expect([items.size, error]).toEqual([0, undefined]);
    await expect.poll(() => laptop.drafts.list('answers ')).toEqual([]);
  },
);
