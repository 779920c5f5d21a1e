import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '../../client/entities.ts';
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
  ['shows all answers of an earlier treatment', {}, 'all'],
  ['shows all answers again after a change', { stepHistory: ['known'] }, 'all'],
  ['shows one question to change', { stepHistory: ['known', 'smoking'] }, 'one'],
  ['shows the questionnaire for a change from the summary', { stepHistory: ['smoking'] }, undefined],
  ['shows the questionnaire in a first registration', { patient: { status: 'register' } }, undefined],
  ['shows the questionnaire of the treatment', { isGlobal: false }, undefined],
  ['shows the questionnaire without answers', { visit: visitWith() }, undefined],
  [
    'shows the questionnaire for an invalid answer',
    { visit: visitWith({ ...answer, value: '' }) },
    undefined,
  ],
  ['shows nothing known before the answers are loaded', { visit: undefined }, undefined],
])('knownAnswers: %s', (_name, facts, part) => {
  expect(knownPart({ ...known, ...facts })).toBe(part);
});
