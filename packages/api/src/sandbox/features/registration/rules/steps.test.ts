import { DEFAULT_STEPS } from '../../../../model/registration/steps.ts';
import { expect, test } from 'vitest';
import { type Move, firstMissing, moveStep, openStep } from './steps.ts';

const nothing = () => undefined;
const own = ['photo', 'treatment', 'extra', 'done'];

test.each<[step: string, next: string]>(
  DEFAULT_STEPS.slice(1).map((next, index) => [DEFAULT_STEPS[index] ?? '', next]),
)('next from %s leads to %s, and prev back', (step, next) => {
  expect(moveStep({ registrationStep: step }, 'next', nothing)).toEqual({ step: next });
  expect(moveStep({ registrationStep: next }, 'prev', nothing)).toEqual({ step });
});

test.each<[step: string | undefined, move: Move, order: string[] | undefined, to: string]>([
  ['done', 'next', undefined, 'This is the last step'],
  ['globalQuestions', 'prev', undefined, 'This is the first step'],
  ['photo', 'next', own, 'treatment'],
  ['extra', 'next', own, 'done'],
  ['treatment', 'prev', own, 'photo'],
  ['photo', 'prev', own, 'This is the first step'],
  ['questions', 'next', [], 'treatment'],
  ['nowhere', 'next', undefined, 'questions'],
  [undefined, 'next', undefined, 'questions'],
  [undefined, 'prev', undefined, 'This is the first step'],
])('from %s %s in %j: %s', (registrationStep, move, registrationStepsOrder, to) => {
  const { step, error } = moveStep({ registrationStep, registrationStepsOrder }, move, nothing);
  expect(step ?? error).toBe(to);
});

const missing = (step: string) => (step === 'treatment' ? 'Choose a dose' : undefined);

test('an incomplete step blocks the next step but not the previous one', () => {
  expect(moveStep({ registrationStep: 'treatment' }, 'next', missing)).toEqual({ error: 'Choose a dose' });
  expect(moveStep({ registrationStep: 'treatment' }, 'prev', missing)).toEqual({ step: 'questions' });
  expect(moveStep({ registrationStep: 'payment' }, 'next', missing)).toEqual({ step: 'photo' });
});

test('an incomplete step blocks submitting, with the error of the first incomplete step', () => {
  expect(firstMissing({}, missing)).toBe('Choose a dose');
  expect(firstMissing({}, (step) => step)).toBe('globalQuestions');
  expect(firstMissing({ registrationStepsOrder: ['photo'] }, missing)).toBeUndefined();
  expect(firstMissing({}, nothing)).toBeUndefined();
});

test('an incomplete step can be any of the default steps', () => {
  for (const step of DEFAULT_STEPS) {
    expect(moveStep({ registrationStep: step }, 'next', () => `${step} lacks something`).error).toBe(
      `${step} lacks something`,
    );
  }
});

test.each<[step: string, target: string, incomplete: string, to: string]>([
  ['questions', 'treatment', '', 'treatment'],
  ['questions', 'payment', '', 'payment'],
  ['questions', 'treatment', 'questions', 'questions is incomplete'],
  ['questions', 'photo', 'payment', 'payment is incomplete'],
  ['photo', 'questions', 'photo', 'questions'],
  ['photo', 'photo', 'photo', 'photo'],
  ['photo', 'elsewhere', '', 'This registration has no such step'],
])('from %s, opening %s with an incomplete "%s" leads to %s', (registrationStep, target, incomplete, to) => {
  const { step, error } = openStep({ registrationStep }, target, (current) =>
    current === incomplete ? `${current} is incomplete` : undefined,
  );
  expect(step ?? error).toBe(to);
});
