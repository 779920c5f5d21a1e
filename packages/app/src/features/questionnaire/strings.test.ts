import { expect, test } from 'vitest';
import { problemText } from './strings.ts';

const ask = (kind: string) => ({ kind, question: 'When did it last happen?' });

test.each([
  ['missing', 'weight', {}, 'Enter your weight.'],
  ['missing', 'weight', { isGoal: true, isShared: true }, 'Enter your goal weight.'],
  ['missing', 'date', {}, 'Enter a date.'],
  ['missing', 'date', { isShared: true }, 'Enter a date for “When did it last happen?”.'],
  ['missing', 'text', { isShared: true }, 'Write your answer to “When did it last happen?”.'],
  ['missing', 'medicines', {}, 'Write your answer.'],
  [
    'text',
    'text',
    { isShared: true },
    'Your answer to “When did it last happen?” is too long. Shorten it to 5,000 characters.',
  ],
  ['goal', 'weight', { isGoal: true, isShared: true }, 'Enter a goal below your weight today.'],
] as const)('a problem “%s” of kind %s on %o', (problem, kind, place, expected) => {
  expect(problemText(problem, ask(kind), place)).toBe(expected);
});
