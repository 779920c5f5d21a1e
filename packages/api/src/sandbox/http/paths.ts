/** Removes the prefix from a path; a path without it is returned unchanged. */
export function withoutPrefix(path: string, prefix: string): string {
  if (path === prefix) return '/';
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
