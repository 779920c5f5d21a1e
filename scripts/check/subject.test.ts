import { expect, test } from 'vitest';
import { subjectProblem } from './subject.ts';

test.each([
  'Refetch the quote before charging',
  'Fix lost focus when the menu closes',
  'Focus the heading of a new page',
  'Pass the amount in cents',
  'Seed a patient with two treatments',
  'Re-render the list after a change',
  'Revert "A subject that is longer than seventy-two characters since it quotes another"',
])('subject: %j is valid', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

test.each([
  ['x'.repeat(73), 'has 73 characters instead of at most 72'],
  ['Fix the menu.', 'ends with a period'],
  ['fix the menu', 'does not start with a capitalized verb'],
  ['feat: add a menu', 'does not start with a capitalized verb'],
  ['Fixed the menu', 'starts with "Fixed" instead of an imperative, such as "Fix"'],
  ['Fixing the menu', 'starts with "Fixing" instead of an imperative, such as "Fix"'],
  ['Fixes the menu', 'starts with "Fixes" instead of an imperative, such as "Fix"'],
  ['The menu closes', 'starts with "The" instead of an imperative, such as "Fix"'],
])('subject: %j: %s', (subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});
