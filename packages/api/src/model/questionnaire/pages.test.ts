import { askedQuestions, byQuestion } from './questionTree.ts';
import { expect, test } from 'vitest';
import type { Question } from '../../client/entities.ts';
import { pageAt, pagesOf, pageStart } from './pages.ts';

const ask = (kind: string, _id: string): Question => ({ _id, kind, question: _id });
const followUp = (kind: string, _id: string, immediateParentQId: string): Question => ({
  ...ask(kind, _id),
  isFollowupQuestion: true,
  immediateParentQId,
  optionId: `${immediateParentQId}-1`,
});

test.each<[name: string, asked: Question[], pages: string[]]>([
  ['questions with options', [ask('single', 'a'), ask('multiple', 'b'), ask('single', 'c')], ['a', 'b', 'c']],
  ['other questions', [ask('text', 'a'), ask('number', 'b'), ask('file', 'c')], ['a', 'b', 'c']],
  [
    'information, with the question it introduces',
    [ask('info', 'a'), ask('info', 'b'), ask('single', 'c')],
    ['a b c'],
  ],
  ['information at the end', [ask('single', 'a'), ask('info', 'b')], ['a', 'b']],
  [
    'a warning that an answer adds, which stays alone',
    [ask('single', 'a'), followUp('info', 'b', 'a'), followUp('single', 'c', 'a')],
    ['a', 'b', 'c'],
  ],
  [
    'height and weights',
    [ask('height', 'a'), ask('weight', 'b'), ask('weight', 'c'), ask('text', 'd')],
    ['a b c', 'd'],
  ],
  ['an agreement, with the information or text above it', [ask('text', 'a'), ask('agreement', 'b')], ['a b']],
  [
    'an agreement after information',
    [ask('text', 'a'), ask('info', 'b'), ask('agreement', 'c')],
    ['a', 'b c'],
  ],
  [
    'an agreement after a choice',
    [ask('single', 'a'), ask('agreement', 'b'), ask('agreement', 'c')],
    ['a', 'b', 'c'],
  ],
  [
    'an agreement after a detail of an answer',
    [ask('single', 'a'), followUp('text', 'b', 'a'), ask('agreement', 'c')],
    ['a', 'b', 'c'],
  ],
  [
    'details of one answer out of several, below the question',
    [ask('multiple', 'a'), followUp('date', 'b', 'a'), followUp('text', 'c', 'a'), ask('text', 'd')],
    ['a b c', 'd'],
  ],
  [
    'details of a single answer, on the next page',
    [ask('single', 'a'), followUp('date', 'b', 'a'), followUp('text', 'c', 'a')],
    ['a', 'b c'],
  ],
  [
    'details of several levels',
    [
      ask('multiple', 'a'),
      followUp('multiple', 'b', 'a'),
      followUp('number', 'c', 'b'),
      followUp('text', 'd', 'a'),
      followUp('single', 'e', 'a'),
    ],
    ['a b c d', 'e'],
  ],
  [
    'several answers about a single one, on the next page',
    [
      ask('single', 'a'),
      followUp('multiple', 'b', 'a'),
      followUp('number', 'c', 'b'),
      followUp('text', 'd', 'a'),
    ],
    ['a', 'b c', 'd'],
  ],
  [
    'a question of an unknown kind',
    [ask('text', 'a'), ask('hologram', 'b'), ask('agreement', 'c')],
    ['a', 'b', 'c'],
  ],
  ['an empty list', [], []],
])('pages of %s', (_name, asked, pages) => {
  expect(pagesOf(asked).map((page) => page.map(({ _id }) => _id).join(' '))).toEqual(pages);
});

test('pages: finds the page of each question', () => {
  const asked = [ask('info', 'a'), ask('single', 'b'), ask('height', 'c'), ask('weight', 'd')];
  expect(asked.map((_, index) => pageStart(asked, index))).toEqual([0, 0, 2, 2]);
  expect(asked.map((_, index) => pageAt(asked, index).length)).toEqual([2, 2, 2, 2]);
  expect(pageAt([], 0)).toEqual([]);
});

test('a goal weight that is no longer asked leaves its page', () => {
  const [height, weight, goal] = [ask('height', 'h'), ask('weight', 'w'), ask('weight', 'g')].map(
    (question, sequence): Question => ({ ...question, sequence, productType: 'wl' }),
  );
  const loaded = [height, weight, goal].flatMap((question) => question ?? []);
  const pagesAt = (pounds: number) => {
    const answers = byQuestion([
      { questionId: 'h', value: '5 feet 9 inches' },
      { questionId: 'w', value: pounds },
    ]);
    return pagesOf(askedQuestions(loaded, answers).questions).map((page) => page.length);
  };
  expect([pagesAt(212), pagesAt(100)]).toEqual([[3], [2]]);
});
