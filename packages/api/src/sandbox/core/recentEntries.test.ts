import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './memoryStore.ts';
import { NOW } from '../tests/support/patient.ts';
import { mailOfCode, sendMail } from '../vendors/mail/mails.ts';
import { REMEMBERED, forget, newest } from './recentEntries.ts';

describe('what came lately', () => {
  test('is shown newest first, and no more than is remembered', () => {
    const store = createMemoryStore();
    for (let count = 1; count <= REMEMBERED + 5; count += 1) {
      sendMail({ store, clock: () => NOW }, { to: 'a@b.example', subject: String(count), text: '' });
    }
    const kept = newest(store, 'mails');
    expect(kept).toHaveLength(REMEMBERED);
    expect(kept[0]).toMatchObject({ subject: '205', sentAt: '2026-03-18T15:00:00.000Z' });
    expect(kept.at(-1)).toMatchObject({ subject: '6' });
    forget(store, 'mails');
    expect(newest(store, 'mails')).toEqual([]);
  });
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
