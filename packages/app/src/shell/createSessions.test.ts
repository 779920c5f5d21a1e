import { expect, test } from 'vitest';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraft, storedDraft } from '#shared/outbox/draftAtom.ts';
import { outboxFamily } from '#shared/outbox/outboxFamily.ts';
import { typedDraftsAtom } from '#shared/outbox/typedDrafts.ts';
import { memoryDraftStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSession, type EndReason, type Session } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { tokenFor } from '@patient/api/testing';
import { createSessions } from './createSessions.ts';

const textAtom = storedDraft('message', (stored) => (typeof stored === 'string' ? stored : undefined))(
  'chat-1',
);
const fileAtom = memoryDraft('file', (value) => (value instanceof Blob ? value : undefined))('chat-1');

const isString = (value: unknown): value is string => typeof value === 'string';

/** Outbox of texts. */
const textOutbox = (send: (texts: readonly string[]) => Promise<readonly string[]>) =>
  outboxFamily<string, string>(() => ({
    name: 'texts',
    keyOf: (text) => text,
    parse: (stored) => (isString(stored) ? stored : undefined),
    send,
    isTransient: () => true,
  }))('all');

/** Page with a session; every end of a session deletes the stored drafts. */
function openPage() {
  const session = createSession({ storage: undefined, now: Date.now });
  const signIn = (sub: string) => session.signIn({ token: tokenFor(sub), expDate: 1, status: 'active' });
  let drafts = createDrafts(memoryDraftStorage());
  session.onChange(() => {
    drafts = createDrafts(memoryDraftStorage());
  });
  const sessions = createSessions(testEnvironment({ session, loadDrafts: async () => drafts }));
  signIn('ada');
  return { session, signIn, sessions };
}

/** How a session ends: with a reason, or because another patient signs in. */
type End = EndReason | 'otherSignIn';

/** Ends the session; returns false if the next sign-in ends it. */
function endSession(session: Session, reason: End): boolean {
  if (reason === 'otherSignIn') return false;
  session.logout({ reason });
  return true;
}

/** Unsent input that the page restores after the session has ended and `next` has signed in. */
async function typedAfter(reason: End, next: string): Promise<string | undefined> {
  const { session, signIn, sessions } = openPage();
  const file = new Blob(['scan']);
  await sessions.current().store.set(textAtom, () => 'It hurts less');
  sessions.current().store.set(fileAtom, file);
  const isOver = endSession(session, reason);
  expect(sessions.current().store.get(textAtom)).toBe(isOver ? undefined : 'It hurts less');
  expect(sessions.current().store.get(fileAtom)).toBe(isOver ? undefined : file);
  signIn(next);
  await sessions.current().store.set(textAtom, 'refresh');
  const text = sessions.current().store.get(textAtom);
  // The file is restored together with the text.
  expect(sessions.current().store.get(fileAtom)).toBe(text === undefined ? undefined : file);
  return text;
}

/** Texts sent after the session has ended with an unsent text and `next` has signed in. */
async function sentAfter(reason: End, next: string): Promise<readonly string[]> {
  const { session, signIn, sessions } = openPage();
  const sent: string[] = [];
  let isReachable = false;
  const { outboxAtom } = textOutbox(async (texts) => {
    if (!isReachable) throw new Error('No connection');
    sent.push(...texts);
    return texts;
  });
  sessions.current().store.get(outboxAtom).put('It hurts less', 0);
  await sessions
    .current()
    .store.get(outboxAtom)
    .flush()
    .catch(() => undefined);
  isReachable = true;
  if (endSession(session, reason)) {
    // Signed out: a page that is being unmounted must not send it.
    await sessions.current().store.get(outboxAtom).restore();
    await sessions.current().store.get(outboxAtom).flush();
  }
  expect(sent).toEqual([]);
  signIn(next);
  await sessions.current().store.get(outboxAtom).restore();
  await sessions.current().store.get(outboxAtom).flush();
  return sent;
}

const cases: readonly (readonly [string, End, string, boolean])[] = [
  ['is sent by the same patient after 30 days', 'expired', 'ada', true],
  ['is sent by the same patient after a session was ended', 'ended', 'ada', true],
  ['is not sent by another patient', 'expired', 'ben', false],
  ['is dropped by logging out', 'loggedOut', 'ada', false],
  ["is dropped by another patient's link", 'replaced', 'ada', false],
  ['is not sent by another patient who signs in during the session', 'otherSignIn', 'ben', false],
];

test.each(cases)('privacy 7: an unsent text %s', async (_name, reason, next, isSent) => {
  expect(await sentAfter(reason, next)).toEqual(isSent ? ['It hurts less'] : []);
});

test.each<[string, End, string, string | undefined]>([
  ['is restored for the same patient after 30 days', 'expired', 'ada', 'It hurts less'],
  ['is restored for the same patient after a session was ended', 'ended', 'ada', 'It hurts less'],
  ['is not restored for another patient', 'expired', 'ben', undefined],
  ['is not restored after logging out', 'loggedOut', 'ada', undefined],
  ["is not restored after another patient's link", 'replaced', 'ada', undefined],
  ['is not restored for another patient who signs in during the session', 'otherSignIn', 'ben', undefined],
])('privacy 7: unsent input %s', async (_name, reason, next, text) => {
  expect(await typedAfter(reason, next)).toBe(text);
});

test.each<[string, EndReason | undefined, number]>([
  ['kept after 30 days', 'expired', 1],
  ['kept after a session was ended', 'ended', 1],
  ['dropped after a logout', 'loggedOut', 0],
  ['dropped after the site data is cleared', undefined, 0],
])('privacy 7: unsent input is %s in another tab', (_name, reason, size) => {
  const storage = memoryStorage();
  const open = () => createSession({ storage, now: Date.now });
  const [session, other] = [open(), open()];
  const sessions = createSessions(testEnvironment({ session }));
  const signIn = () => session.signIn({ token: tokenFor('ada'), expDate: 1, status: 'active' });
  signIn();
  sessions.current().store.set(fileAtom, new Blob(['scan']));
  if (reason === undefined) storage.entries.clear();
  else other.logout({ reason });
  session.catchUp();
  expect(sessions.current().store.get(fileAtom)).toBeUndefined();
  signIn();
  expect(sessions.current().store.get(typedDraftsAtom).size).toBe(size);
});
