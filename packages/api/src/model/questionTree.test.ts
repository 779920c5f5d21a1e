import { describe, expect, test } from 'vitest';
import type { Answer, QuestionRecord } from '../sandbox/core/schema.ts';
import { answerFault, isAnswered } from './answers.ts';
import { answersThatCount, firstUnanswered, forGender, reachable } from './questionTree.ts';

const question = (_id: string, more: Partial<QuestionRecord> = {}): QuestionRecord => ({
  _id,
  kind: 'single',
  question: `${_id}?`,
  ...more,
});

/** An option `<question>-<letter>`, which leads to follow-ups. */
const option = (_id: string, ...followUpQuestions: string[]) => ({ _id, option: _id, followUpQuestions });

/** a → (a1: b, c) (a2: c); b → (b1: d); d → (d1: a, which goes round); then e. */
const tree: QuestionRecord[] = [
  question('e', { sequence: 9, kind: 'text' }),
  question('a', { sequence: 1, qOptions: [option('a1', 'b', 'c'), option('a2', 'c'), option('a3')] }),
  question('b', { isFollowupQuestion: true, qOptions: [option('b1', 'd'), option('b2')] }),
  question('c', { isFollowupQuestion: true, kind: 'text' }),
  question('d', { isFollowupQuestion: true, qOptions: [option('d1', 'a', 'gone')] }),
];

const pick = (questionId: string, ...optionIds: string[]): Answer => ({ questionId, optionIds });
const say = (questionId: string, value: Answer['value'] = 'yes'): Answer => ({ questionId, value });

describe('what can be reached', () => {
  test.each<[string, Answer[], string]>([
    ['nothing answered', [], 'a e'],
    ['an option with two follow-ups', [pick('a', 'a1')], 'a b c e'],
    ['another option', [pick('a', 'a2')], 'a c e'],
    ['an option without', [pick('a', 'a3')], 'a e'],
    ['two levels deep, round in a circle', [pick('a', 'a1'), pick('b', 'b1'), pick('d', 'd1')], 'a b d c e'],
    ['two options that want the same', [pick('a', 'a1', 'a2')], 'a b c e'],
    ['an answer whose question is not reached', [pick('b', 'b1')], 'a e'],
    ['an option that is unknown', [pick('a', 'zz')], 'a e'],
  ])('with %s', (_what, answers, ids) => {
    expect(
      reachable(tree, answers)
        .map(({ _id }) => _id)
        .join(' '),
    ).toBe(ids);
  });

  test('takes its whole subtree away when an answer leads elsewhere', () => {
    const before = [pick('a', 'a1'), pick('b', 'b1'), pick('d', 'd1'), say('c'), say('e')];
    expect(answersThatCount(tree, before).map(({ questionId }) => questionId)).toEqual([
      'a',
      'b',
      'd',
      'c',
      'e',
    ]);
    const after = [...before.slice(1), pick('a', 'a2')];
    expect(answersThatCount(tree, after)).toEqual([pick('a', 'a2'), say('c'), say('e')]);
  });
});

test.each<[Answer[], string | undefined]>([
  [[], 'a'],
  [[pick('a', 'a3')], 'e'],
  [[pick('a', 'a3'), say('e', '  ')], 'e'],
  [[pick('a', 'a3'), say('e')], undefined],
  [[pick('a', 'a1'), say('e')], 'b'],
  [[pick('a', 'a1'), pick('b', 'b2'), say('e')], 'c'],
  [[pick('a', 'a1', 'a2'), say('e')], 'a'],
])('with %j the first one open is %s', (answers, id) => {
  expect(firstUnanswered(tree, answers)?._id).toBe(id);
});

test('what may be left out does not hold anybody up', () => {
  const easy = [question('i', { kind: 'info' }), question('o', { kind: 'text', flagAsEmpty: true })];
  expect(firstUnanswered(easy, [])).toBeUndefined();
  expect(firstUnanswered([question('u', { kind: 'hologram' })], [say('u')])?._id).toBe('u');
});

test.each([
  ['male', 'all men'],
  ['female', 'all women'],
  [undefined, 'all men women'],
] as const)('somebody %s is asked %s', (gender, ids) => {
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

describe('an answer', () => {
  const options = [option('x'), option('y'), { _id: 'none', option: 'None of these' }];

  test.each<[kind: string, answer: Partial<Answer>, answered: boolean, refused: boolean]>([
    ['single', { optionIds: ['x'] }, true, false],
    ['single', { optionIds: ['x', 'y'] }, false, true],
    ['single', { optionIds: ['zz'] }, false, true],
    ['single', { optionIds: [] }, false, false],
    ['single', { value: 'x' }, false, false],
    ['multiple', { optionIds: ['x', 'y'] }, true, false],
    ['multiple', { optionIds: ['x', 'x'] }, false, true],
    ['multiple', { optionIds: ['none'] }, true, false],
    ['multiple', { optionIds: ['x', 'none'] }, false, true],
    ['text', { value: 'Two a day' }, true, false],
    ['text', { value: ' ' }, false, false],
    ['text', { value: 7 }, false, true],
    ['text', { value: 'x'.repeat(5001) }, false, true],
    ['number', { value: 0 }, true, false],
    ['number', { value: '7' }, false, true],
    ['date', { value: '2026-02-28' }, true, false],
    ['date', { value: '2026-02-30' }, false, true],
    ['height', { value: '5 feet 9 inches' }, true, false],
    ['height', { value: 9 }, false, true],
    ['weight', { value: 176 }, true, false],
    ['weight', { value: -1 }, false, true],
    ['file', { files: ['/photo'] }, true, false],
    ['file', { files: [] }, false, false],
    ['agreement', { value: true }, true, false],
    ['agreement', { value: false }, false, false],
    ['agreement', { value: null }, false, false],
    ['agreement', { value: 'I agree' }, false, true],
    ['hologram', { value: 1 }, false, false],
  ])('to a %s question of %j counts: %s, is refused: %s', (kind, answer, answered, refused) => {
    const asked = question('q', { kind, qOptions: options });
    const given = { questionId: 'q', ...answer };
    expect(isAnswered(asked, given)).toBe(answered);
    expect(answerFault(asked, given) !== undefined).toBe(refused);
  });

  test('that is refused says what to do', () => {
    expect(answerFault(question('Weight', { kind: 'weight' }), say('Weight', 5))).toBe(
      'Weight?: Give your weight in pounds',
    );
  });
});
