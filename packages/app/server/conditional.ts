/** Entity tag: an optional weakness indicator and an opaque part in quotes (RFC 9110, section 8.8.3). */
const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Whether an If-None-Match header matches an entity tag: `*`, or a list that contains it, by weak comparison (RFC 9110,
 * section 13.1.2).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...header.matchAll(ENTITY_TAG)].some(([, listed]) => listed === opaque);
}
