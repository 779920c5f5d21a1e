import { expect, test } from 'vitest';
import { isServed, serviceRequestMail } from './served.ts';

test.each([
  [['OR', 'TX'], 'OR', true],
  [['OR', 'TX'], 'AK', false],
  [[], 'OR', false],
])('enabled states %j contain %s: %s', (enabled, state, served) => {
  expect(isServed(enabled, state)).toBe(served);
});

test('the email contains email address and state, and no injected headers', () => {
  const link = serviceRequestMail('support@mens.example', 'Alaska', ' a&bcc=x@example.com ');
  const mail = new URL(link);
  expect(mail.pathname).toBe('support@mens.example');
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('body')).toBe(
    'Please write to a&bcc=x@example.com when you treat patients in Alaska.',
  );
});
