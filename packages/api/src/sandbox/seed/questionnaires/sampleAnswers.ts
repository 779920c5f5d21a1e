import { exampleAnswer } from '../../../model/questionnaire/answers.ts';
import { askedQuestions, byQuestion } from '../../../model/questionnaire/questionTree.ts';
import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import type { Answer } from '../../core/schema.ts';

/** Chosen options by question id. For other questions, the last option is chosen, which is harmless. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Answers to specific questions: the goal weight must differ from the current weight. */
const valuesById: Readonly<Record<string, Answer['value']>> = { 'wl-goal-weight': 160 };

function answerTo(
  { _id, question, kind, qOptions = [] }: QuestionRecord,
  chosen: Chosen,
): Answer | undefined {
  const last = qOptions.at(-1);
  const optionIds = chosen[_id] ?? (last === undefined ? undefined : [last._id]);
  if (optionIds !== undefined) return { questionId: _id, question, optionIds: [...optionIds] };
  const value = valuesById[_id] ?? exampleAnswer({ kind });
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
