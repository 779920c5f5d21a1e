/** Whom a token is for (the JWT's `sub`); undefined when it cannot be read. */
function subjectOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims.sub;
  } catch {
    return undefined;
  }
}

/** Whether two tokens are for the same patient; false for two that name nobody. */
export function isSamePatient(ended: string | undefined, token: string | undefined): boolean {
  if (ended === undefined || token === undefined) return false;
  if (ended === token) return true;
  const subject = subjectOf(ended);
  return subject !== undefined && subject === subjectOf(token);
}
