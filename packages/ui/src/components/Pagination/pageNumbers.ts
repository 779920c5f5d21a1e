/** Page number, or a gap where pages are left out. */
export type PageItem = number | 'gap';

const MAX_ITEMS = 7;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * Items to show: first, last, current page and its neighbors, with a gap only for two or more pages. At most seven
 * items.
 * @param page starts at 1
 * @param pageCount at least 1
 */
export function pageNumbers(page: number, pageCount: number): readonly PageItem[] {
  if (pageCount <= MAX_ITEMS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount];
}
