/** Subject of a token (the `sub` claim of the JWT); undefined if it can't be read. */
function subjectOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims.sub;
  } catch {
    return undefined;
  }
}

/** Whether two tokens belong to the same patient; false if neither can be read. */
export function isSamePatient(ended: string | undefined, token: string | undefined): boolean {
  if (ended === undefined || token === undefined) return false;
  if (ended === token) return true;
  const subject = subjectOf(ended);
  return subject !== undefined && subject === subjectOf(token);
}
