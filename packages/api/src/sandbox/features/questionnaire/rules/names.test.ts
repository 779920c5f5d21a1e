import { expect, test } from 'vitest';
import { type QuestionQuery, questionnairesFor } from './names.ts';

test.each<[QuestionQuery, string[]]>([
  [{ productType: 'wl' }, ['wlQuestions']],
  [{ productType: 'wl', isGlobalQuestion: false }, ['wlQuestions']],
  [{ productType: 'wl', questionType: 'wlQuestions', isGlobalQuestion: false }, ['wlQuestions']],
  [{ productType: 'wl', isGlobalQuestion: true }, ['globalQuestions']],
  [{ productType: 'wl', questionType: 'globalQuestions' }, ['globalQuestions']],
  [{ productType: 'wl', questionType: 'globalQuestions', isGlobalQuestion: true }, ['globalQuestions']],
  [{ questionType: 'globalQuestions', isGlobalQuestion: false }, []],
  [{ questionType: 'edQuestions' }, ['edQuestions']],
  [{ productType: 'wl', questionType: 'edQuestions' }, []],
  [{ questionType: 'constructor' }, []],
  [{ productType: 'hl', isReQuestionnaire: true }, ['hlReQuestions']],
  [{ productType: 'hl', questionType: 'hlQuestions', isReQuestionnaire: true }, ['hlReQuestions']],
  [{ productType: 'hl', isReQuestionnaire: true, isGlobalQuestion: true }, []],
  [{ productType: 'hl', isReQuestionnaire: false }, ['hlQuestions']],
  [{}, ['globalQuestions', 'edQuestions', 'hlQuestions', 'wlQuestions', 'agQuestions']],
])('names: %j returns %j', (query, names) => {
  expect(questionnairesFor(query)).toEqual(names);
});
