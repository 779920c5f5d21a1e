import type { Question } from '@patient/api';

/** Tells whether a question has to be answered before the questions can be left. */
type IsOpen = (question: Question) => boolean;

/** Where to go on after a pause: at the stored index, never past a question that has to be answered first, nor past the end. */
export function resumeIndex(asked: readonly Question[], isOpen: IsOpen, lastIndex: number): number {
  const open = asked.findIndex(isOpen);
  const furthest = open === -1 ? asked.length - 1 : open;
  return Math.max(0, Math.min(Math.trunc(lastIndex) || 0, furthest));
}

/**
 * Where Continue leads from a question: to the next one or, where the patient came back to change this one, to the next
 * that is open. Undefined at the end.
 */
export function nextIndex(
  asked: readonly Question[],
  isOpen: IsOpen,
  index: number,
  isReviewing: boolean,
): number | undefined {
  const next = asked.findIndex((question, place) => place > index && (!isReviewing || isOpen(question)));
  return next === -1 ? undefined : next;
}

/** Step history that shows the question at an index: Back leads through the questions before it. */
export const historyTo = (asked: readonly Question[], index: number): readonly string[] =>
  asked.slice(0, index + 1).map(({ _id }) => _id);

/** The question and the answer to it that brought a follow-up. */
export interface FollowUpReason {
  readonly question: string;
  readonly answer: string;
}

/** Why a follow-up is asked; undefined for a question that is asked anyway. */
export function reasonFor(
  { immediateParentQId, optionId }: Question,
  known: readonly Question[],
): FollowUpReason | undefined {
  const parent = known.find(({ _id }) => _id === immediateParentQId);
  const answer = parent?.qOptions?.find(({ _id }) => _id === optionId)?.option;
  return parent === undefined || answer === undefined ? undefined : { question: parent.question, answer };
}

/** Place of a question among those that are counted. */
export interface QuestionPosition {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

const isCounted = ({ kind, isFollowupQuestion = false }: Question) => kind !== 'info' && !isFollowupQuestion;

/**
 * Place of the question at an index (docs/decisions, "Question numbers and navigation"). A follow-up has the number of the
 * question it follows, so that neither number ever changes because of an answer. Undefined for a page without a question.
 */
export function questionPosition(asked: readonly Question[], index: number): QuestionPosition | undefined {
  if (asked[index] === undefined || asked[index].kind === 'info') return undefined;
  const number = asked.slice(0, index + 1).filter(isCounted).length;
  return number === 0 ? undefined : { number, count: asked.filter(isCounted).length };
}
