import { expect, test } from 'vitest';
import { createDrafts } from '../shared/outbox/drafts.ts';
import { keptDraft } from '../shared/outbox/draftAtom.ts';
import { memoryDraftStorage } from '../shared/outbox/memoryDraftStorage.ts';
import type { Environment } from '../shared/environment.ts';
import { createSession, type EndReason } from '../shared/session/index.ts';
import { createAppStore } from './createAppStore.ts';

const channel = { announceLogout: () => undefined, listen: () => () => undefined };
const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
const textAtom = keptDraft('message', (kept) => (typeof kept === 'string' ? kept : undefined))('chat-1');

/** What a page shows as typed once somebody signs in after an end; the device forgets its drafts at every end. */
async function typedAfter(reason: EndReason, next: string): Promise<string | undefined> {
  const session = createSession({ storage: undefined, now: Date.now, channel });
  const signIn = (sub: string) => session.signIn({ token: tokenOf(sub), expDate: 1, status: 'active' });
  let drafts = createDrafts(memoryDraftStorage());
  session.onChange(() => {
    drafts = createDrafts(memoryDraftStorage());
  });
  const environment: Pick<Environment, 'session' | 'loadDrafts'> = {
    session,
    loadDrafts: async () => drafts,
  };
  // The drafts use no other part.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const store = createAppStore(environment as Environment);
  signIn('ada');
  await store.set(textAtom, () => 'It hurts less');
  session.logout({ reason });
  expect(store.get(textAtom)).toBeUndefined();
  signIn(next);
  await store.set(textAtom, 'restore');
  return store.get(textAtom);
}

test.each<[string, EndReason, string, string | undefined]>([
  ['is there for the same patient after 30 days', 'expired', 'ada', 'It hurts less'],
  ['is there for the same patient after a session that was ended', 'ended', 'ada', 'It hurts less'],
  ['is gone for anybody else', 'expired', 'ben', undefined],
  ['is gone for who logged out', 'loggedOut', 'ada', undefined],
  ['is gone after a link for somebody else', 'replaced', 'ada', undefined],
])('privacy 7: what was typed %s', async (_name, reason, next, text) => {
  expect(await typedAfter(reason, next)).toBe(text);
});
