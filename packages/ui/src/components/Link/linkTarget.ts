import { leavesApp, safeHref } from './safeHref.ts';

/** The attributes of a link, or `undefined` for an address that must not be followed. */
export function linkTarget(address: string, isExternal = leavesApp(address)) {
  const href = safeHref(address);
  if (href === undefined) return undefined;
  // The other page gets neither our window nor, in its logs, the path a patient came from.
  return isExternal ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
