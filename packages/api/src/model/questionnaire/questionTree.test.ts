import { expect, test } from 'vitest';
import type { Answer } from './kinds.ts';
import {
  type GenderedQuestion,
  relevantAnswers,
  answersToKeep,
  askedQuestions,
  byQuestion,
  firstUnanswered,
  forGender,
  possibleFollowUps,
} from './questionTree.ts';

const question = (_id: string, more: Partial<GenderedQuestion> = {}): GenderedQuestion => ({
  _id,
  kind: 'single',
  question: `${_id}?`,
  ...more,
});

/** An option with follow-up questions. */
const option = (_id: string, ...followUpQuestions: string[]) => ({ _id, option: _id, followUpQuestions });

/** a → (a1: b, c) (a2: c); b → (b1: d); d → (d1: a, which is a cycle); then e. */
const tree: GenderedQuestion[] = [
  question('e', { sequence: 9, kind: 'text' }),
  question('a', { sequence: 1, qOptions: [option('a1', 'b', 'c'), option('a2', 'c'), option('a3')] }),
  question('b', { isFollowupQuestion: true, qOptions: [option('b1', 'd'), option('b2')] }),
  question('c', { isFollowupQuestion: true, kind: 'text' }),
  question('d', { isFollowupQuestion: true, qOptions: [option('d1', 'a', 'gone')] }),
];

const pick = (questionId: string, ...optionIds: string[]): Answer => ({ questionId, optionIds });
const say = (questionId: string, value: Answer['value'] = 'yes'): Answer => ({ questionId, value });

test.each<[string, Answer[], string]>([
  ['nothing answered', [], 'a e'],
  ['an option with two follow-ups', [pick('a', 'a1')], 'a b c e'],
  ['another option', [pick('a', 'a2')], 'a c e'],
  ['an option without follow-ups', [pick('a', 'a3')], 'a e'],
  ['three levels with a cycle', [pick('a', 'a1'), pick('b', 'b1'), pick('d', 'd1')], 'a b d c e'],
  ['two options with the same follow-up', [pick('a', 'a1', 'a2')], 'a b c e'],
  ['an answer to a question that is not asked', [pick('b', 'b1')], 'a e'],
  ['an unknown option', [pick('a', 'zz')], 'a e'],
])('askedQuestions follows %s', (_what, answers, ids) => {
  expect(
    askedQuestions(tree, byQuestion(answers))
      .questions.map(({ _id }) => _id)
      .join(' '),
  ).toBe(ids);
});

test('askedQuestions puts the details of several chosen options first', () => {
  const several = [
    question('m', { kind: 'multiple', qOptions: [option('m1', 's'), option('m2', 'n', 't')] }),
    question('s', { isFollowupQuestion: true }),
    question('n', { isFollowupQuestion: true, kind: 'multiple', qOptions: [option('n1', 'd')] }),
    question('t', { isFollowupQuestion: true, kind: 'text' }),
    question('d', { isFollowupQuestion: true, kind: 'date' }),
  ];
  const answers = byQuestion([pick('m', 'm1', 'm2'), pick('n', 'n1')]);
  expect(askedQuestions(several, answers).questions.map(({ _id }) => _id)).toEqual(['m', 'n', 'd', 't', 's']);
});

test('askedQuestions leaves out all nested follow-ups of an option that is no longer chosen', () => {
  const before = [pick('a', 'a1'), pick('b', 'b1'), pick('d', 'd1'), say('c'), say('e')];
  expect(relevantAnswers(tree, byQuestion(before)).map(({ questionId }) => questionId)).toEqual([
    'a',
    'b',
    'd',
    'c',
    'e',
  ]);
  const after = [...before.slice(1), pick('a', 'a2')];
  expect(relevantAnswers(tree, byQuestion(after))).toEqual([pick('a', 'a2'), say('c'), say('e')]);
});

test.each<[Answer[], string | undefined]>([
  [[], 'a'],
  [[pick('a', 'a3')], 'e'],
  [[pick('a', 'a3'), say('e', '  ')], 'e'],
  [[pick('a', 'a3'), say('e')], undefined],
  [[pick('a', 'a1'), say('e')], 'b'],
  [[pick('a', 'a1'), pick('b', 'b2'), say('e')], 'c'],
  [[pick('a', 'a1', 'a2'), say('e')], 'a'],
])('with %j the first unanswered question is %s', (answers, id) => {
  expect(firstUnanswered(tree, byQuestion(answers))?._id).toBe(id);
});

test('optional questions count as answered, questions of an unknown kind do not', () => {
  const optional = [question('i', { kind: 'info' }), question('o', { kind: 'text', flagAsEmpty: true })];
  expect(firstUnanswered(optional, byQuestion([]))).toBeUndefined();
  expect(firstUnanswered([question('u', { kind: 'hologram' })], byQuestion([say('u')]))?._id).toBe('u');
});

test.each([
  ['male', 'all men'],
  ['female', 'all women'],
  [undefined, 'all men women'],
] as const)('a patient of gender %s is asked %s', (gender, ids) => {
  const asked = [
    question('all'),
    question('men', { gender: 'male' }),
    question('women', { gender: 'female' }),
  ];
  expect(
    forGender(asked, gender)
      .map(({ _id }) => _id)
      .join(' '),
  ).toBe(ids);
});

test('questionTree: reports follow-ups that are not loaded, and keeps their answers', () => {
  const answers = byQuestion([pick('a', 'a1'), pick('b', 'b1'), pick('d', 'd1'), say('gone')]);
  expect(askedQuestions(tree, answers).missing).toEqual(['gone']);
  expect(relevantAnswers(tree, answers).map(({ questionId }) => questionId)).toEqual(['a', 'b', 'd']);
  expect(answersToKeep(tree, answers).map(({ questionId }) => questionId)).toEqual(['a', 'b', 'd', 'gone']);
});

test('possibleFollowUps lists the follow-ups of all options', () => {
  expect(possibleFollowUps(tree)).toEqual(['b', 'c', 'c', 'd', 'a', 'gone']);
});
