const YEAR_SECONDS = 31_536_000;

/** Headers of every response (privacy rules, 5 and 13). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers heed it over HTTPS only, so that a sandbox on http://localhost is not affected.
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
};

/** Cache-Control of files with a hash in their name. */
export const CACHE_FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Cache-Control of everything else: a release shows at once. */
export const REVALIDATE = 'no-cache';

/**
 * Permissions-Policy of every page. A document keeps the policy it was loaded with, and every page leads to the photo step
 * without a reload, so all of them allow the camera, for this host only (docs/decisions/0014).
 */
export const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), usb=()';
