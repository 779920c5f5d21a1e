/**
 * Whether a request that changes something may come from where it comes from. Browsers say so on every such
 * request; a program, such as a test, says nothing and is let through.
 */
export function isFromHere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
