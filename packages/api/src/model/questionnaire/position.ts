import type { Question } from '../../client/entities.ts';
import { pageStart, pagesOf } from './pages.ts';

/** Whether a question still needs a valid answer. */
type IsOpen = (question: Question) => boolean;

/** Index to resume at: the first on the page of the saved one, but at most of the first open question or the end of the list. */
export function resumeIndex(asked: readonly Question[], isOpen: IsOpen, lastIndex: number): number {
  const open = asked.findIndex(isOpen);
  const furthest = open === -1 ? asked.length - 1 : open;
  return pageStart(asked, Math.max(0, Math.min(Math.trunc(lastIndex) || 0, furthest)));
}

/** Index that Continue leads to: the next question or, when reviewing, the next open one. Undefined at the end. */
export function nextIndex(
  asked: readonly Question[],
  isOpen: IsOpen,
  index: number,
  isReviewing: boolean,
): number | undefined {
  const next = asked.findIndex((question, other) => other > index && (!isReviewing || isOpen(question)));
  return next === -1 ? undefined : next;
}

/** Step history that opens the page of the question at an index: the first questions of the pages that Back leads through. */
export const historyTo = (asked: readonly Question[], index: number): readonly string[] =>
  pagesOf(asked.slice(0, index + 1)).flatMap(([first]) => first?._id ?? []);

/** Question and answer that led to a follow-up. */
export interface FollowUpReason {
  readonly question: string;
  readonly answer: string;
}

/** Question and answer that led to a follow-up; undefined for other questions. */
export function reasonFor(
  { immediateParentQId, optionId }: Question,
  known: readonly Question[],
): FollowUpReason | undefined {
  const parent = known.find(({ _id }) => _id === immediateParentQId);
  const answer = parent?.qOptions?.find(({ _id }) => _id === optionId)?.option;
  return parent === undefined || answer === undefined ? undefined : { question: parent.question, answer };
}

/** Position of a page among the numbered ones. */
export interface QuestionPosition {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

const isCounted = (page: readonly Question[]) =>
  page.some(({ kind, isFollowupQuestion = false }) => kind !== 'info' && !isFollowupQuestion);

/**
 * Position of the page with the question at an index (docs/decisions, "Question numbers and navigation"). A follow-up has the
 * number of the question it follows, so that no answer changes a number or the count. Undefined for a page without a question.
 */
export function questionPosition(asked: readonly Question[], index: number): QuestionPosition | undefined {
  const [pages, before] = [pagesOf(asked), pagesOf(asked.slice(0, index + 1))];
  const page = pages[before.length - 1] ?? [];
  if (page.every(({ kind }) => kind === 'info')) return undefined;
  const number = pages.slice(0, before.length).filter(isCounted).length;
  return number === 0 ? undefined : { number, count: pages.filter(isCounted).length };
}
