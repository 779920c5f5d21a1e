/** Fixed strings that the first page needs; in a file of their own, since all the others are loaded with what shows them. */

/** An internal failure (specification section 2). */
export const UNKNOWN_GUARD = 'Unknown middleware';

/** A page that could not be shown (specification section 2). */
export const FAILED = 'An error occurred';

/** The error page itself failed (specification section 8). */
export const ERROR_PAGE_BROKE = 'An error occurred while showing the error page';
