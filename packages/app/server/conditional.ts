/** One entity tag: an optional weakness mark and an opaque part in quotes (RFC 9110, section 8.8.3). */
const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Whether an If-None-Match header names an entity tag: `*`, or a list that contains it. Weak and strong tags are the same
 * here (RFC 9110, section 13.1.2).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...header.matchAll(ENTITY_TAG)].some(([, listed]) => listed === opaque);
}
