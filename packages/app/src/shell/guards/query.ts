const SECRETS = ['token', 'code'] as const;

/** Trimmed query parameter; undefined if absent or empty. */
export const queryValue = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name)?.trim() || undefined;

/**
 * Removes `token` and `code`, before any third-party script can read the URL (decisions, Routes). Returns the same string if
 * it has neither.
 */
export function withoutSecrets(search: string): string {
  const query = new URLSearchParams(search);
  if (!SECRETS.some((name) => query.has(name))) return search;
  for (const name of SECRETS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
