import { expect, test } from 'vitest';
import { mustAnswer, renewalFacts, renewalStep } from './renewal.ts';

const at = (day: string) => `${day}T09:00:00.000Z`;
const now = Date.parse(at('2026-11-20'));

test.each([
  [undefined, false, 'questions'],
  [undefined, true, 'questions'],
  ['questions', true, 'questions'],
  ['plan', true, 'plan'],
  ['check', true, 'check'],
  // An answer that is missing, such as one a changed answer asks for, comes first.
  ['plan', false, 'questions'],
  ['check', false, 'questions'],
] as const)('left at %s, answered %s: goes on with %s', (left, isAnswered, step) => {
  expect(renewalStep(left, isAnswered)).toBe(step);
});

test.each([
  [undefined, false, false],
  ['questions', false, false],
  ['plan', false, true],
  ['check', false, true],
  ['check', true, false],
  ['check', undefined, false],
] as const)('left at %s, answered %s: goes back to the questions: %s', (left, isAnswered, goesBack) => {
  expect(mustAnswer(left, isAnswered)).toBe(goesBack);
});

const running = {
  status: 'active',
  review: { value: 'approved' },
  plan: { price: 5_900 },
  nextBillingDate: at('2026-12-05'),
};

test('one that runs keeps its dates, with the sum before and after', () => {
  expect(renewalFacts(running, 6_900, now, 'UTC')).toEqual([
    { term: 'Next billing', before: 'Dec 5, 2026', after: 'Dec 5, 2026' },
    { term: 'Next delivery', before: 'Dec 5, 2026', after: 'Dec 5, 2026' },
    { term: 'Amount', before: '$59.00', after: '$69.00' },
  ]);
});

test.each([
  ['that has run out', { ...running, status: 'renewal', nextBillingDate: undefined }],
  ['whose date has passed', { ...running, nextBillingDate: at('2026-11-19') }],
])('one %s is charged when a doctor approves', (_name, subscription) => {
  expect(renewalFacts(subscription, 5_900, now, 'UTC')).toEqual([
    { term: 'Charged when a doctor approves', after: '$59.00' },
  ]);
});
