const SECRETS = ['token', 'code'] as const;

/** A query parameter without the spaces around it; undefined when absent or empty. */
export const queryValue = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name)?.trim() || undefined;

/**
 * The query without `token` and `code`, which leave the address bar before any third-party script runs (decisions,
 * Routes); the very same text when it holds neither.
 */
export function withoutSecrets(search: string): string {
  const query = new URLSearchParams(search);
  if (!SECRETS.some((name) => query.has(name))) return search;
  for (const name of SECRETS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
