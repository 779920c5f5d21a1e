import { expect, test } from 'vitest';
import { createMemoryStore } from './memoryStore.ts';
import { NOW } from '../tests/support/patient.ts';
import { mailOfCode, sendMail } from '../vendors/mail/mails.ts';
import { MAX_RECENT, deleteRecent, recentEntries } from './recentEntries.ts';

test('the list of recent entries returns entries newest first, up to the limit', () => {
  const store = createMemoryStore();
  for (let count = 1; count <= MAX_RECENT + 5; count += 1) {
    sendMail({ store, clock: () => NOW }, { to: 'a@b.example', subject: String(count), text: '' });
  }
  const entries = recentEntries(store, 'mails');
  expect(entries).toHaveLength(MAX_RECENT);
  expect(entries[0]).toMatchObject({ subject: '205', sentAt: '2026-03-18T15:00:00.000Z' });
  expect(entries.at(-1)).toMatchObject({ subject: '6' });
  deleteRecent(store, 'mails');
  expect(recentEntries(store, 'mails')).toEqual([]);
});

test.each([
  ['sign-up', 'Confirm your email'],
  ['reset', 'Set a new password'],
] as const)('the mail of a %s code', (purpose, subject) => {
  expect(mailOfCode({ email: 'a@b.example', code: '123456', purpose })).toEqual({
    to: 'a@b.example',
    subject,
    text: 'Your code is 123456',
  });
});
