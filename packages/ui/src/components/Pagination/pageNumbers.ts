/** What stands in the row of numbers: a page, or a gap where pages are left out. */
export type PageMark = number | 'gap';

const EVERY_PAGE_UP_TO = 7;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The numbers to show: first and last, the page and its neighbours, a gap only where it stands for two pages or
 * more. Never more than seven marks.
 * @param page from 1
 * @param pageCount at least 1
 */
export function pageNumbers(page: number, pageCount: number): readonly PageMark[] {
  if (pageCount <= EVERY_PAGE_UP_TO) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount];
}
