/** Page number in a query parameter, starting at 1; 1 if invalid. */
export function pageNumber(parameter: string | null): number {
  const page = /^\d{1,6}$/.test(parameter ?? '') ? Number(parameter) : 1;
  return Math.max(1, page);
}

/** Number of pages of a list; an empty list has one. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
