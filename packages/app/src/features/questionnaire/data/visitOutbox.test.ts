import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitAnswer } from '@patient/api';
import { createSeededStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSessions } from '#shell/createSessions.ts';
import { FRESH_MS } from '../rules/visitView.ts';
import { visitAtom, visitKey, visitOutbox } from './visit.ts';
import { visitActionsAtom } from './visitActions.ts';

const NOON = Date.parse('2026-03-18T12:00:00.000Z');
const AS = 'register-questions';
const KEY = visitKey({ _id: `${AS}-1`, productType: 'wl' }, 'own');

let sandbox: Sandbox;
/** Milliseconds since 1970, for every device. */
let clock: number;
/** Calls that reached the service, such as 'PUT /api/online-visit-log/1'. */
let calls: string[];
const left: (() => void)[] = [];

beforeEach(async () => {
  clock = NOON;
  calls = [];
  sandbox = await createSandbox({
    store: createSeededStore({ now: NOON }),
    clock: () => NOON,
    wait: async () => undefined,
  });
  // The page around it.
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/service', '')}`);
    return sandbox.fetch(request);
  });
});
afterEach(() => {
  for (const leave of left.splice(0)) leave();
  vi.unstubAllGlobals();
});

/** A device of a patient, with a visit loaded. */
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
  left.push(
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
    choiceOf: (questionId: string) => shown()?.answers.get(questionId)?.optionIds,
  };
}

const choose = (questionId: string, option: number): VisitAnswer => ({
  questionId,
  optionIds: [`${questionId}-${option}`],
});

/** What the service has of an answer. */
const stored = (questionId: string, as = AS, name = 'wlQuestions') =>
  sandbox.store
    .get('visitLogs', `${as}-1`, name)
    ?.questionnaire?.find((answer) => answer.questionId === questionId)?.optionIds;

const reads = () => calls.filter((call) => call.startsWith('GET /api/online-visit-log')).length;

test('an answer changed on another device stays changed, and is shown', async () => {
  const laptop = await openDevice();
  laptop.answer(choose('wl-eating-disorder', 2));
  await laptop.outbox.flush();

  const phone = await openDevice();
  phone.answer(choose('wl-eating-disorder', 1));
  await phone.outbox.flush();
  expect(laptop.choiceOf('wl-eating-disorder')).toEqual(['wl-eating-disorder-2']);

  clock += FRESH_MS + 1;
  laptop.answer(choose('wl-activity', 2));
  await laptop.outbox.flush();
  expect(stored('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
  expect(stored('wl-activity')).toEqual(['wl-activity-2']);
  expect(laptop.choiceOf('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
  // What it asks for now has to be answered before the questions are left.
  expect(await laptop.actions.finish()).toBe(false);
});

test.each(['ends before the answer has been sent', 'is under way when the answer has been sent'])(
  'an answer changed on another device is shown by a refresh that %s',
  async (name) => {
    const isSlow = name.startsWith('is under way');
    const laptop = await openDevice();
    const phone = await openDevice();
    const { fetch: reach } = globalThis;
    const put = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await reach(request);
      arrived.resolve();
      await (request.method === 'GET' ? read : put).promise;
      return answer;
    });
    laptop.answer(choose('wl-activity', 2));
    const sent = laptop.outbox.flush();
    await arrived.promise;
    // The service has the laptop's answer, which does not know it yet.
    vi.stubGlobal('fetch', reach);
    clock += FRESH_MS + 1;
    phone.answer(choose('wl-eating-disorder', 1));
    await phone.outbox.flush();
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await reach(request);
      await read.promise;
      return answer;
    });
    const refreshed = laptop.refresh();
    if (!isSlow) {
      read.resolve();
      await refreshed;
    }
    put.resolve();
    await sent;
    read.resolve();
    await expect.poll(() => laptop.choiceOf('wl-eating-disorder')).toEqual(['wl-eating-disorder-1']);
    expect(laptop.choiceOf('wl-activity')).toEqual(['wl-activity-2']);
  },
);

test('the own answer to the same question counts', async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  phone.answer(choose('wl-eating-disorder', 1));
  await phone.outbox.flush();
  clock += FRESH_MS + 1;
  laptop.answer(choose('wl-eating-disorder', 2));
  await laptop.outbox.flush();
  expect(stored('wl-eating-disorder')).toEqual(['wl-eating-disorder-2']);
});

test('nothing is sent until the saved answers are read, and the answer waits', async () => {
  const laptop = await openDevice();
  const phone = await openDevice();
  phone.answer(choose('wl-eating-disorder', 1));
  await phone.outbox.flush();
  clock += FRESH_MS + 1;
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

test('a patient who goes on pays no call more for each answer', async () => {
  const laptop = await openDevice();
  const before = reads();
  for (const option of [1, 2, 3]) {
    clock += FRESH_MS;
    laptop.answer(choose('wl-activity', option));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are given
    await laptop.outbox.flush();
  }
  expect(stored('wl-activity')).toEqual(['wl-activity-3']);
  expect(reads()).toBe(before);
});

const REVISITED = { _id: 'followup-1', productType: 'wl' } as const;
const EFFECT = 'wl-again-effect';

/** Two devices at a follow-up that asks these questions. */
async function openRevisit(...ids: readonly string[]) {
  for (const { _id } of sandbox.store.list('questions', 'wlReQuestions'))
    if (!ids.includes(_id)) sandbox.store.delete('questions', 'wlReQuestions', _id);
  const key = visitKey(REVISITED, 'again');
  return { laptop: await openDevice('followup', key), phone: await openDevice('followup', key) };
}

test('what is handed in has the answers of every device', async () => {
  const { laptop, phone } = await openRevisit(EFFECT);
  expect(stored(EFFECT, 'followup')).toEqual([`${EFFECT}-2`]);
  phone.answer(choose(EFFECT, 1));
  await phone.outbox.flush();
  clock += FRESH_MS + 1;
  expect(await laptop.actions.collect()).toEqual([choose(EFFECT, 1)]);
});

test('nothing is handed in while another device has brought a question that has no answer', async () => {
  const { laptop, phone } = await openRevisit(EFFECT, `${EFFECT}-why`);
  phone.answer(choose(EFFECT, 3));
  await phone.outbox.flush();
  clock += FRESH_MS + 1;
  await expect(laptop.actions.collect()).rejects.toThrow('A question has no answer yet');
});

test.each(['on the page that gave it', 'on a page that shows no questions'])(
  'an answer that came after another device had handed in is forgotten %s',
  async (where) => {
    const { laptop } = await openRevisit(EFFECT);
    const asked = sandbox.store.get('subscriptions', 'patient-followup', REVISITED._id);
    if (asked === undefined) throw new Error('There is no subscription');
    sandbox.store.put('subscriptions', asked.patientId, asked._id, { ...asked, status: 'pending' });
    laptop.answer(choose(EFFECT, 1));
    await expect(laptop.outbox.flush()).rejects.toMatchObject({ status: 409 });
    await expect.poll(() => laptop.outbox.state().isOnDevice).toBe(true);
    const store = where.startsWith('on the page') ? laptop.store : laptop.reload();
    await store.get(visitActionsAtom(visitKey(REVISITED, 'again'))).forget();
    const { items, error } = store.get(visitOutbox(visitKey(REVISITED, 'again')).stateAtom);
    expect([items.size, error]).toEqual([0, undefined]);
    await expect.poll(() => laptop.drafts.list('answers ')).toEqual([]);
  },
);
