import type { Question } from '../../client/entities.ts';
import { isDetail, isMeasure, isTyped } from './answers.ts';

const isFollowUp = ({ isFollowupQuestion = false }: Question) => isFollowupQuestion;

/**
 * Whether a question is shown on a page below its last question (docs/decisions, "Questions that share a page"). A follow-up
 * `info` is a warning and stays alone; a `single` question continues by itself, so nothing follows it on its page.
 */
function sharesPage(page: readonly Question[], before: Question, next: Question): boolean {
  if (before.kind === 'info') return !isFollowUp(before);
  if (isMeasure(before)) return isMeasure(next);
  if (!isFollowUp(next)) return next.kind === 'agreement' && isTyped(before) && !isFollowUp(before);
  if (page.some((question) => question._id === next.immediateParentQId && isDetail(question, next)))
    return true;
  // Below a question of several answers, it would move to a later page when an answer adds a detail.
  const isAlone = page.every(({ kind }) => kind !== 'multiple');
  return isAlone && isTyped(next) && isTyped(before) && isFollowUp(before);
}

/** Groups the asked questions into pages, in order. */
export function pagesOf<Asked extends Question>(asked: readonly Asked[]): readonly (readonly Asked[])[] {
  const pages: Asked[][] = [];
  for (const question of asked) {
    const page = pages.at(-1);
    const before = page?.at(-1);
    if (page && before && sharesPage(page, before, question)) page.push(question);
    else pages.push([question]);
  }
  return pages;
}

/** Index of the first question on the page with the question at an index. */
export const pageStart = (asked: readonly Question[], index: number): number =>
  index + 1 - (pagesOf(asked.slice(0, index + 1)).at(-1)?.length ?? 1);

/** Questions on the page with the question at an index. */
export const pageAt = <Asked extends Question>(asked: readonly Asked[], index: number): readonly Asked[] =>
  pagesOf(asked.slice(pageStart(asked, index)))[0] ?? [];
