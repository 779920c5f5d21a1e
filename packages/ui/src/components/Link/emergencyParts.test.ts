import { expect, test } from 'vitest';
import { emergencyParts } from './emergencyParts.ts';

test.each<[string, [text: string, href: string, label?: string][]]>([
  ['In an emergency, call 911.', [['call 911', 'tel:911']]],
  ['Call 911', [['Call 911', 'tel:911']]],
  [
    'Call or text 988 to reach the Suicide & Crisis Lifeline at any hour. In an emergency call 911.',
    [
      ['Call', 'tel:988', 'Call 988'],
      ['text 988', 'sms:988'],
      ['call 911', 'tel:911'],
    ],
  ],
  [
    'text or call 988',
    [
      ['text', 'sms:988', 'text 988'],
      ['call 988', 'tel:988'],
    ],
  ],
  ['Text 911 where calls are not safe', [['Text 911', 'sms:911']]],
  ['The 988 Suicide & Crisis Lifeline', [['988', 'tel:988']]],
  ['call\n911', [['call\n911', 'tel:911']]],
])('emergencyParts: %j', (text, links) => {
  const parts = emergencyParts(text);
  expect(parts.filter(({ href }) => href !== undefined)).toEqual(
    links.map(([part, href, label]) => ({ text: part, href, ...(label && { label }) })),
  );
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test.each([
  '911 Main Street',
  'call 911-555-0132',
  'call 9115550132',
  'recall 911 pills',
  'I lost 9.11 lb',
  'Your order 988 has shipped.',
  'no number',
  '',
])('no link in %j', (text) => {
  expect(emergencyParts(text)).toEqual(text === '' ? [] : [{ text }]);
});
