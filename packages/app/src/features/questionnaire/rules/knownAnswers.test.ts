import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { knownPart, type KnownFacts } from './knownAnswers.ts';

const smoking: Question = { _id: 'smoking', kind: 'text', question: 'Do you smoke?' };
const answer: VisitAnswer = { questionId: 'smoking', question: 'Do you smoke?', value: 'No' };
const visitWith = (...answers: readonly VisitAnswer[]) => ({
  asked: { questions: [smoking], missing: [] },
  answers: new Map(answers.map((one) => [one.questionId, one])),
});
const known: KnownFacts = {
  isGlobal: true,
  patient: { status: 'active' },
  visit: visitWith(answer),
  stepHistory: [],
};

test.each<[string, Partial<KnownFacts>, ReturnType<typeof knownPart>]>([
  ['answers of an earlier treatment are shown at once', {}, 'all'],
  ['after a change, all of them again', { stepHistory: ['known'] }, 'all'],
  ['one that is changed is shown alone', { stepHistory: ['known', 'smoking'] }, 'one'],
  ['a change from the summary is a question as always', { stepHistory: ['smoking'] }, undefined],
  ['a first registration is asked', { patient: { status: 'register' } }, undefined],
  ['the questions of the treatment are asked', { isGlobal: false }, undefined],
  ['without an answer, the questions are asked', { visit: visitWith() }, undefined],
  ['an answer that no longer fits is asked', { visit: visitWith({ ...answer, value: '' }) }, undefined],
  ['before the answers are loaded', { visit: undefined }, undefined],
])('%s', (_name, facts, part) => {
  expect(knownPart({ ...known, ...facts })).toBe(part);
});
