/** Path inside the service when it is under the prefix; otherwise the path itself. */
export function withoutPrefix(path: string, prefix: string): string {
  if (path === prefix) return '/';
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
