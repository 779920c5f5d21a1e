import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import { describe, expect, test } from 'vitest';
import { ruleOutTreatment } from '../../features/subscriptions/rules/review.ts';
import { knownValues } from '../../../generated/knownValues.ts';
import { hasList } from '../../../model/questionnaire/answers.ts';
import { askedQuestions, byQuestion, forGender } from '../../../model/questionnaire/questionTree.ts';
import { seedQuestionnaires } from './index.ts';

const all = [...seedQuestionnaires];
const named = (name: string) => seedQuestionnaires.get(name) ?? [];
const treatments = ['edQuestions', 'hlQuestions', 'wlQuestions', 'agQuestions'];

const isFirst = ({ isFollowupQuestion }: QuestionRecord) => isFollowupQuestion !== true;

function depthOf(questions: readonly QuestionRecord[], { immediateParentQId }: QuestionRecord): number {
  const parent = questions.find(({ _id }) => _id === immediateParentQId);
  return parent === undefined ? 0 : 1 + depthOf(questions, parent);
}

test('ids are unique across all questionnaires', () => {
  const ids = all.flatMap(([, questions]) => questions.map(({ _id }) => _id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every known kind of question is used; one list stands for all', () => {
  const used = new Set(all.flatMap(([, questions]) => questions.map(({ kind }) => kind)));
  const unused = knownValues.QuestionKind.filter((kind) => !used.has(kind));
  expect(unused.filter((kind) => !hasList({ kind }))).toEqual([]);
  expect([...used].some((kind) => hasList({ kind }))).toBe(true);
});

describe.each(treatments)('%s', (name) => {
  const questions = named(name);

  test.each(['male', 'female'] as const)(
    'has 15 to 25 questions for %s patients, without follow-ups',
    (gender) => {
      const { length } = forGender(questions, gender).filter(isFirst);
      expect(length).toBeGreaterThanOrEqual(15);
      expect(length).toBeLessThanOrEqual(25);
    },
  );

  test('has follow-ups two levels deep', () => {
    expect(Math.max(...questions.map((question) => depthOf(questions, question)))).toBe(2);
  });

  test('ends with consent', () => {
    expect(questions.at(-1)?.kind).toBe('agreement');
  });
});

describe.each(all)('%s', (_name, questions) => {
  test('a questionnaire numbers its questions consecutively, with follow-ups right after their parent', () => {
    expect(questions.map(({ sequence }) => sequence)).toEqual(questions.map((_, index) => index + 1));
  });

  test('reaches every follow-up through its option', () => {
    for (const { _id, optionId, immediateParentQId } of questions.filter((question) => !isFirst(question))) {
      const parent = questions.find((question) => question._id === immediateParentQId);
      const option = parent?.qOptions?.find((choice) => choice._id === optionId);
      expect(option?.followUpQuestions).toContain(_id);
    }
    const everything = questions.map(({ _id, qOptions = [] }) => ({
      questionId: _id,
      optionIds: qOptions.map((option) => option._id),
    }));
    expect(askedQuestions(questions, byQuestion(everything)).questions).toHaveLength(questions.length);
  });

  test('has options only for choices', () => {
    const withOptions = questions.filter(({ qOptions = [] }) => qOptions.length > 1);
    const choices = questions.filter(({ kind }) => kind === 'single' || kind === 'multiple');
    expect(withOptions).toEqual(choices);
    expect(questions.filter(({ qOptions }) => qOptions !== undefined)).toEqual(choices);
    const last = questions.filter(({ kind }) => kind === 'multiple').map(({ qOptions }) => qOptions?.at(-1));
    expect(new Set(last.map((option) => option?.option))).toEqual(new Set(['None of these']));
  });
});

test('weight loss and anti-aging start with height and weight, hair loss requests photos', () => {
  for (const name of ['wlQuestions', 'agQuestions']) {
    expect(
      named(name)
        .slice(0, 2)
        .map(({ kind }) => kind),
    ).toEqual(['height', 'weight']);
  }
  const photos = named('hlQuestions').filter((question) => question.kind === 'file' && isFirst(question));
  expect(photos).toHaveLength(2);
});

test.each(['wlQuestions', 'hlQuestions', 'agQuestions'])(
  'questionnaires: %s differs for men and women',
  (name) => {
    const ids = (gender: 'male' | 'female') => forGender(named(name), gender).map(({ _id }) => _id);
    expect(ids('male')).not.toContain(`${name.slice(0, 2)}-expecting`);
    expect(ids('female')).toContain(`${name.slice(0, 2)}-expecting`);
    expect(ids('female').length + ids('male').length).toBeLessThan(2 * named(name).length);
  },
);

test('only contraindicated options rule out a treatment', () => {
  const options = all.flatMap(([, questions]) => questions.flatMap(({ qOptions = [] }) => qOptions));
  const against = options.filter(({ _id }) => _id.endsWith('-contraindicated'));
  expect(against.length).toBeGreaterThan(10);
  expect(against.filter(({ option }) => option === 'None of these' || option === 'No')).toEqual([]);
  const others = options
    .filter((option) => !against.includes(option))
    .map(({ _id }) => ({
      questionId: 'any',
      optionIds: [_id],
    }));
  expect(ruleOutTreatment(others)).toBe(false);
  for (const { _id } of against)
    expect(ruleOutTreatment([{ questionId: 'any', optionIds: [_id] }])).toBe(true);
});
