import { leavesApp, safeHref } from './safeHref.ts';

/** Attributes of a link; undefined for an unsafe URL. */
export function linkTarget(address: string, isExternal = leavesApp(address)) {
  const href = safeHref(address);
  if (href === undefined) return undefined;
  // Hides our window object and the patient's current path from the other site.
  return isExternal ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
