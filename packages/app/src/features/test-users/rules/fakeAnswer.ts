import { NONE_OF_THESE } from '@patient/api/model';
import type { Question, VisitAnswer } from '@patient/api';

/** Answers without options, by kind of question; a weight in pounds. */
const VALUES: Readonly<Record<string, VisitAnswer['value']>> = {
  text: 'Made up for a test.',
  number: 2,
  date: '2024-05-14',
  height: '5 feet 9 inches',
  weight: 176,
  agreement: true,
};

/** A goal lies below the weight today, in pounds. */
const GOAL = 160;

const isWeight = ({ kind }: Question): boolean => kind === 'weight';

/** The option that excludes all others, else the last one without follow-ups. */
function harmless({ qOptions = [] }: Question): string | undefined {
  const plain = qOptions.filter(({ followUpQuestions = [] }) => followUpQuestions.length === 0);
  const none = qOptions.find(({ option }) => option === NONE_OF_THESE);
  return (none ?? plain.at(-1) ?? qOptions.at(-1))?._id;
}

/**
 * Answer of a fake patient; undefined for `info`, which takes none, and for `file`, whose photo has to be sent first.
 * @param before what is asked before: the first weight is today's, a later one the goal
 */
export function fakeAnswer(question: Question, before: readonly Question[] = []): VisitAnswer | undefined {
  const asked = { questionId: question._id, question: question.question };
  const option = harmless(question);
  if (option !== undefined) return { ...asked, optionIds: [option] };
  if (isWeight(question) && before.some(isWeight)) return { ...asked, value: GOAL };
  const value = Object.hasOwn(VALUES, question.kind) ? VALUES[question.kind] : undefined;
  return value === undefined ? undefined : { ...asked, value };
}
