import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gender } from '@patient/api';
import { createSeededStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';
import { meAtom } from '#shared/patient/me.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSessions } from '#shell/createSessions.ts';
import { visitAtom, visitOf, visitOutbox } from './visit.ts';
import { visitActionsAtom } from './visitActions.ts';

const NOON = Date.parse('2026-03-18T12:00:00.000Z');
const RENEWED = { _id: 'renewal-1', productType: 'wl' } as const;
const KEY = visitOf(RENEWED, 'again');
const EFFECT = 'wl-again-effect';
/** Only asked for the gender `female`. */
const EXPECTING = 'wl-again-expecting';

let sandbox: Sandbox;
const cleanups: (() => void)[] = [];

/** Changes the patient's record, as the profile does in another tab. */
function setGender(gender: Gender): void {
  const user = sandbox.store.get('users', 'user-renewal', 'user-renewal');
  if (user?.patient === undefined) throw new Error('There is no patient');
  const patient = { ...user.patient, basic: { ...user.patient.basic, gender } };
  sandbox.store.put('users', user._id, user._id, { ...user, patient });
}

beforeEach(async () => {
  sandbox = await createSandbox({
    store: createSeededStore({ now: NOON }),
    clock: () => NOON,
    wait: async () => undefined,
  });
  for (const { _id } of sandbox.store.list('questions', 'wlReQuestions'))
    if (![EFFECT, EXPECTING].includes(_id)) sandbox.store.delete('questions', 'wlReQuestions', _id);
  setGender('male');
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', sandbox.fetch);
});
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  vi.unstubAllGlobals();
});

/** Mounts the account in the header and the questions of a renewal on the page. */
async function openApp() {
  const { AccessToken: token } = await signInAs(sandbox, 'renewal');
  const session = createSession({ storage: memoryStorage(), now: () => NOON });
  session.signIn({ token, expDate: NOON + 3_600_000, status: 'active' });
  const drafts = createDrafts(memoryDraftStorage());
  const store = createSessions(
    testEnvironment({
      session,
      serviceUrl: 'http://sandbox.localhost/service',
      loadDrafts: async () => drafts,
      now: () => NOON,
    }),
  ).current().store;
  const openPage = () => store.sub(visitAtom(KEY), () => undefined);
  const leavePage = openPage();
  cleanups.push(
    store.sub(meAtom, () => undefined),
    leavePage,
    () => session.logout(),
  );
  const page = () => store.get(visitAtom(KEY));
  await expect.poll(() => page().visit).toBeDefined();
  return {
    store,
    page,
    openPage,
    leavePage,
    asked: () => page().visit?.asked.questions.map(({ _id }) => _id),
    answer: (questionId: string) => {
      store.get(visitActionsAtom(KEY)).answer({ questionId, optionIds: [`${questionId}-2`] }, 0);
    },
    flush: () => store.get(visitOutbox(KEY).outboxAtom).flush(),
    collect: () => store.get(visitActionsAtom(KEY)).collect(),
    correctGender: (gender: Gender) => {
      setGender(gender);
      return store.get(cacheAtom).invalidateQueries({ queryKey: ['me'] });
    },
  };
}

/** IDs of the questions with saved answers. */
const stored = () =>
  sandbox.store
    .get('visitLogs', 'renewal-1', 'wlReQuestions')
    ?.questionnaire?.map(({ questionId }) => questionId);

test('visit: shows the questions for a corrected gender and keeps the answers', async () => {
  const { answer, asked, correctGender, flush, page } = await openApp();
  expect(asked()).toEqual([EFFECT]);
  answer(EFFECT);
  await flush();
  await correctGender('female');
  await expect.poll(asked).toEqual([EFFECT, EXPECTING]);
  expect(page().visit?.answers.get(EFFECT)).toMatchObject({ optionIds: [`${EFFECT}-2`] });
  answer(EXPECTING);
  await flush();
  await correctGender('male');
  await expect.poll(asked).toEqual([EFFECT]);
  answer(EFFECT);
  await flush();
  expect(stored()).toEqual([EFFECT]);
});

test('visit: does not show the questions for the previous gender when the page is reopened', async () => {
  const { asked, correctGender, leavePage, openPage, page } = await openApp();
  leavePage();
  await correctGender('female');
  cleanups.push(openPage());
  expect(page().visit).toBeUndefined();
  await expect.poll(asked).toEqual([EFFECT, EXPECTING]);
});

test('visit: shows no questions while those for a corrected gender fail to load', async () => {
  const { asked, correctGender, page } = await openApp();
  sandbox.faults.set({ operation: 'listQuestions', status: 503 });
  await correctGender('female');
  await expect.poll(() => page().query.error).toMatchObject({ status: 503 });
  expect(page().visit).toBeUndefined();
  sandbox.faults.clear();
  await page().query.refetch();
  await expect.poll(asked).toEqual([EFFECT, EXPECTING]);
});

test('visit: collects answers to all questions for a corrected gender', async () => {
  const { answer, collect, correctGender, flush } = await openApp();
  answer(EFFECT);
  await flush();
  await correctGender('female');
  await expect(collect()).rejects.toThrow('A question has no answer yet');
  answer(EXPECTING);
  expect(await collect()).toMatchObject([{ questionId: EFFECT }, { questionId: EXPECTING }]);
});

test('visit: sends an unsent answer after the gender is corrected on another page', async () => {
  const { answer, correctGender, flush, leavePage } = await openApp();
  leavePage();
  await correctGender('female');
  answer(EFFECT);
  await flush();
  expect(stored()).toEqual([EFFECT]);
});

test('visit: keeps a pending answer when the questions load again before it is saved', async () => {
  const { answer, asked, correctGender, flush } = await openApp();
  const { fetch: originalFetch } = globalThis;
  const sending = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') await sending.promise;
    return originalFetch(request);
  });
  answer(EFFECT);
  const sent = flush();
  await correctGender('female');
  await expect.poll(asked).toEqual([EFFECT, EXPECTING]);
  sending.resolve();
  await sent;
  answer(EXPECTING);
  await flush();
  expect(stored()).toEqual([EFFECT, EXPECTING]);
});
