import { askedQuestions, byQuestion } from '../../../model/questionTree.ts';
import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import type { Answer } from '../../core/schema.ts';

/** Options chosen by question id; any other choice takes the last option, which is the harmless one. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** What a seeded patient answers to a question of a kind that is not a choice; a picture is not made up. */
const values: Readonly<Record<string, Answer['value']>> = {
  text: 'Nothing out of the ordinary.',
  number: 2,
  date: '2025-05-14',
  height: '5 feet 9 inches',
  weight: 176,
  agreement: true,
};

/** What is answered to a question in place of that: nobody wants to reach the weight of today. */
const valuesById: Readonly<Record<string, Answer['value']>> = { 'wl-goal-weight': 160 };

function answerTo(
  { _id, question, kind, qOptions = [] }: QuestionRecord,
  chosen: Chosen,
): Answer | undefined {
  const last = qOptions.at(-1);
  const optionIds = chosen[_id] ?? (last === undefined ? undefined : [last._id]);
  if (optionIds !== undefined) return { questionId: _id, question, optionIds: [...optionIds] };
  const value = valuesById[_id] ?? values[kind];
  return value === undefined ? undefined : { questionId: _id, question, value };
}

/** Answers from the first question on, `count` of them, with those follow-ups that they bring up. */
export function believableAnswers(
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
