const YEAR_SECONDS = 31_536_000;

/** Headers of every response (privacy rules, 5 and 13). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers ignore it over HTTP, so it does not affect http://localhost.
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
};

/** Cache-Control of files with a hash in their name. */
export const CACHE_FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Cache-Control of all other files, so that a release takes effect immediately. */
export const REVALIDATE = 'no-cache';

/** Cache-Control of responses with the status 404: a file of the next release may have the path. */
export const NO_STORE = 'no-store';
