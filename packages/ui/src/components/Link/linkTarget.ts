import { isExternalUrl, safeHref } from './safeHref.ts';

/** Attributes of a link; undefined for an unsafe URL. */
export function linkTarget(url: string, isExternal = isExternalUrl(url)) {
  const href = safeHref(url);
  if (href === undefined) return undefined;
  // Hides our window object and the patient's current path from the other site.
  return isExternal ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
