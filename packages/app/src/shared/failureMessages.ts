/** Fixed strings that the first page needs; all others are loaded lazily. */

/** Internal failure (specification section 2). */
export const UNKNOWN_GUARD = 'Unknown middleware';

/** The page could not be shown (specification section 2). */
export const FAILED = 'An error occurred';

/** The error page itself failed (specification section 8). */
export const ERROR_PAGE_FAILED = 'An error occurred while showing the error page';

/** The code of a page could not be loaded offline. */
export const OFFLINE = {
  title: "You're offline",
  message: "We'll load this page when you're back online.",
};
