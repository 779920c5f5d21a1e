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

const textAtom = storedDraft('message', (kept) => (typeof kept === 'string' ? kept : undefined))('chat-1');
const fileAtom = memoryDraft('file', (held) => (held instanceof Blob ? held : undefined))('chat-1');

const isWords = (value: unknown): value is string => typeof value === 'string';

/** Texts that wait to be sent; `send` is what becomes of them. */
const waiting = (send: (texts: readonly string[]) => Promise<readonly string[]>) =>
  outboxFamily<string>(() => ({
    name: 'texts',
    keyOf: (text) => text,
    parse: (stored) => (isWords(stored) ? stored : undefined),
    send,
    isTransient: () => true,
  }))('all');

/** A page with a session; the device forgets its drafts at every end. */
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

/** How a session ends: with a reason, or because somebody else signs in over it. */
type End = EndReason | 'signedInOver';

/** Ends the session; false where the next sign-in does it. */
function endSession(session: Session, reason: End): boolean {
  if (reason === 'signedInOver') return false;
  session.logout({ reason });
  return true;
}

/** What a page shows as typed once somebody signs in after an end. */
async function typedAfter(reason: End, next: string): Promise<string | undefined> {
  const { session, signIn, sessions } = openPage();
  const file = new Blob(['scan']);
  await sessions.current().store.set(textAtom, () => 'It hurts less');
  sessions.current().store.set(fileAtom, file);
  const isOver = endSession(session, reason);
  expect(sessions.current().store.get(textAtom)).toBe(isOver ? undefined : 'It hurts less');
  expect(sessions.current().store.get(fileAtom)).toBe(isOver ? undefined : file);
  signIn(next);
  await sessions.current().store.set(textAtom, 'restore');
  const text = sessions.current().store.get(textAtom);
  // What was chosen goes the way of what was typed.
  expect(sessions.current().store.get(fileAtom)).toBe(text === undefined ? undefined : file);
  return text;
}

/** What is sent of a text that had not arrived when the session ended, once somebody signs in. */
async function sentAfter(reason: End, next: string): Promise<readonly string[]> {
  const { session, signIn, sessions } = openPage();
  const sent: string[] = [];
  let isReachable = false;
  const { outboxAtom } = waiting(async (texts) => {
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
    // Nobody is signed in: a page that is about to go must not take it up.
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
  ['goes to the same patient after 30 days', 'expired', 'ada', true],
  ['goes to the same patient after a session that was ended', 'ended', 'ada', true],
  ['goes to nobody else', 'expired', 'ben', false],
  ['does not outlive logging out', 'loggedOut', 'ada', false],
  ['does not outlive a link for somebody else', 'replaced', 'ada', false],
  ['does not go to somebody who signs in over the session', 'signedInOver', 'ben', false],
];

test.each(cases)('privacy 7: what was sent and has not arrived %s', async (_name, reason, next, isSent) => {
  expect(await sentAfter(reason, next)).toEqual(isSent ? ['It hurts less'] : []);
});

test.each<[string, End, string, string | undefined]>([
  ['is there for the same patient after 30 days', 'expired', 'ada', 'It hurts less'],
  ['is there for the same patient after a session that was ended', 'ended', 'ada', 'It hurts less'],
  ['is gone for anybody else', 'expired', 'ben', undefined],
  ['is gone for who logged out', 'loggedOut', 'ada', undefined],
  ['is gone after a link for somebody else', 'replaced', 'ada', undefined],
  ['is gone for somebody who signs in over the session', 'signedInOver', 'ben', undefined],
])('privacy 7: what was typed %s', async (_name, reason, next, text) => {
  expect(await typedAfter(reason, next)).toBe(text);
});

test.each<[string, EndReason | undefined, number]>([
  ['kept after 30 days', 'expired', 1],
  ['kept after a session that was ended', 'ended', 1],
  ['gone after a logout', 'loggedOut', 0],
  ['gone once the data of the site is cleared', undefined, 0],
])('privacy 7: what was typed in another tab is %s', (_name, reason, size) => {
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
