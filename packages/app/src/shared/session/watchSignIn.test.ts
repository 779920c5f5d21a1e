import { expect, test } from 'vitest';
import { createSession, type Session } from './session.ts';
import { memoryStorage, tabLines } from '#testing/testTabs.ts';
import { tokenFor } from '#testing/testTokens.ts';
import { watchSignIn } from './watchSignIn.ts';

const signedIn = (sub: string) => ({ token: tokenFor(sub), expDate: 1_000, status: 'active' }) as const;
const end = { isSignedIn: false, isReplacing: false };
const begin = { isSignedIn: true, isReplacing: false };
const replaced = [
  { isSignedIn: false, isReplacing: true },
  { isSignedIn: true, isReplacing: true },
];

const signInAda = (tab: Session) => tab.signIn(signedIn('ada'));
const renew = (tab: Session) => tab.refreshToken({ token: tokenFor('ada', 1), expDate: 2_000 });

const cases: readonly [string, { before: boolean; change: (tab: Session) => void; heard: object[] }][] = [
  ['a visitor signs in', { before: false, change: signInAda, heard: [begin] }],
  ['a patient logs out', { before: true, change: (tab) => tab.logout(), heard: [end] }],
  ['a token is renewed', { before: true, change: renew, heard: [] }],
  ['activity is stamped', { before: true, change: (tab) => tab.touch(5), heard: [] }],
  ['the same patient signs in again', { before: true, change: signInAda, heard: [] }],
  [
    'somebody else signs in over a patient',
    { before: true, change: (tab) => tab.signIn(signedIn('ben')), heard: replaced },
  ],
];

/** Two tabs of one device, and what a watch in the first hears. */
function openTabs(hasSession: boolean) {
  const storage = memoryStorage();
  const lines = tabLines();
  const open = () => createSession({ storage, now: () => 1, channel: lines.open() });
  const [tab, other] = [open(), open()];
  if (hasSession) signInAda(tab);
  lines.tellAll('changed');
  const heard: object[] = [];
  watchSignIn(tab, (isSignedIn, isReplacing, isElsewhere) => {
    heard.push({ isSignedIn, isReplacing, isElsewhere });
  });
  return { tab, other, lines, storage, heard };
}

test.each(cases)('privacy 7: %s, in this tab', (_name, { before, change, heard: expected }) => {
  const { tab, heard } = openTabs(before);
  change(tab);
  expect(heard).toEqual(expected.map((one) => ({ ...one, isElsewhere: false })));
});

test.each(cases)(
  'privacy 7: %s, in another tab, and this one hears of it late',
  (_name, { before, change, heard: expected }) => {
    const { storage, lines, heard } = openTabs(before);
    // Its signals reach nobody: a tab that sleeps hears nothing until it is shown.
    change(createSession({ storage, now: () => 1, channel: tabLines().open() }));
    expect(heard).toEqual([]);
    lines.tellAll('changed');
    expect(heard).toEqual(expected.map((one) => ({ ...one, isElsewhere: true })));
  },
);

test('privacy 7: a logout that arrives after somebody else has signed in ends the session before', () => {
  const { storage, lines, heard } = openTabs(true);
  createSession({ storage, now: () => 1, channel: tabLines().open() }).signIn(signedIn('ben'));
  lines.tellAll('otherTab');
  expect(heard).toEqual(replaced.map((one) => ({ ...one, isElsewhere: true })));
});
