import type { KnownQuestionKind } from '../../../generated/knownValues.ts';
import { rowOf } from '../../../model/rowOf.ts';
import { askedQuestions, byQuestion } from '../../../model/questionnaire/questionTree.ts';
import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import type { Answer } from '../../core/schema.ts';

/** Chosen options by question id. For other questions, the last option is chosen, which is harmless. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Answers to questions without options, by kind. There are none to questions for a picture. */
const values = {
  text: 'Nothing out of the ordinary.',
  medicines: 'Vitamin D, 20 mcg, once a day',
  number: 2,
  date: '2025-05-14',
  height: '5 feet 9 inches',
  weight: 176,
  agreement: true,
  allergies: undefined,
  conditions: undefined,
  single: undefined,
  multiple: undefined,
  file: undefined,
  info: undefined,
} satisfies Readonly<Record<KnownQuestionKind, Answer['value'] | undefined>>;

/** Answers to specific questions: the goal weight must differ from the current weight. */
const valuesById: Readonly<Record<string, Answer['value']>> = { 'wl-goal-weight': 160 };

function answerTo(
  { _id, question, kind, qOptions = [] }: QuestionRecord,
  chosen: Chosen,
): Answer | undefined {
  const last = qOptions.at(-1);
  const optionIds = chosen[_id] ?? (last === undefined ? undefined : [last._id]);
  if (optionIds !== undefined) return { questionId: _id, question, optionIds: [...optionIds] };
  const value = valuesById[_id] ?? rowOf<Answer['value']>(values, kind);
  return value === undefined ? undefined : { questionId: _id, question, value };
}

/** Answers to the first `count` questions, including follow-ups. */
export function sampleAnswers(
  questions: readonly QuestionRecord[],
  chosen: Chosen = {},
  count = Infinity,
): Answer[] {
  let answers: Answer[] = [];
  for (;;) {
    const next = askedQuestions(questions, byQuestion(answers))
      .questions.flatMap((question) => answerTo(question, chosen) ?? [])
      .slice(0, count);
    if (next.length === answers.length) return next;
    answers = next;
  }
}
