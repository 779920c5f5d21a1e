import type { Question, VisitAnswer } from '@patient/api';
import { NONE_OF_THESE } from '../../questionnaire/index.ts';

/** What a made-up patient says where there is nothing to choose, by the kind of the question; a weight in pounds. */
const VALUES: Readonly<Record<string, VisitAnswer['value']>> = {
  text: 'Made up for a test.',
  number: 2,
  date: '2024-05-14',
  height: '5 feet 9 inches',
  weight: 176,
  agreement: true,
};

/** The harmless option: the one that rules out all others, else the last that brings no further question. */
function harmless({ qOptions = [] }: Question): string | undefined {
  const plain = qOptions.filter(({ followUpQuestions = [] }) => followUpQuestions.length === 0);
  const none = qOptions.find(({ option }) => option === NONE_OF_THESE);
  return (none ?? plain.at(-1) ?? qOptions.at(-1))?._id;
}

/**
 * What a made-up patient answers; undefined where nothing is said, which is right for `info` and for a `file`, whose
 * picture has to be sent first.
 */
export function madeUpAnswer(question: Question): VisitAnswer | undefined {
  const asked = { questionId: question._id, question: question.question };
  const option = harmless(question);
  if (option !== undefined) return { ...asked, optionIds: [option] };
  const value = Object.hasOwn(VALUES, question.kind) ? VALUES[question.kind] : undefined;
  return value === undefined ? undefined : { ...asked, value };
}
