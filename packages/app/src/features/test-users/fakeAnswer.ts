import { exampleAnswer, NONE_OF_THESE } from '@patient/api/model';
import type { Question, VisitAnswer } from '@patient/api';

/** Goal weight, below the current weight, pounds. */
const GOAL = 160;

const isWeight = ({ kind }: Question): boolean => kind === 'weight';

/** The option that excludes all others, otherwise the last one without follow-ups. */
function preferredOption({ qOptions = [] }: Question): string | undefined {
  const plain = qOptions.filter(({ followUpQuestions = [] }) => followUpQuestions.length === 0);
  const none = qOptions.find(({ option }) => option === NONE_OF_THESE);
  return (none ?? plain.at(-1) ?? qOptions.at(-1))?._id;
}

/**
 * Answer of a fake patient; undefined for `info`, which has no answer, and `file`, which needs an upload first.
 * @param before previous questions: the first weight is the current one, a later one the goal
 */
export function fakeAnswer(question: Question, before: readonly Question[] = []): VisitAnswer | undefined {
  const base = { questionId: question._id, question: question.question };
  const option = preferredOption(question);
  if (option !== undefined) return { ...base, optionIds: [option] };
  if (isWeight(question) && before.some(isWeight)) return { ...base, value: GOAL };
  const value = exampleAnswer(question);
  return value === undefined ? undefined : { ...base, value };
}
