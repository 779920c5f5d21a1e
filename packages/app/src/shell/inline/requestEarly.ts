/**
 * Sends the requests of the route's first render while its scripts are loading, which takes a second on a slow connection.
 * Only during a session with a valid token. Runs inline in the HTML, so it can't use anything outside this function.
 * @param sessionMs session length without activity, milliseconds (`SESSION_MS`)
 */
export function requestEarly(sessionMs: number): void {
  const calls = document.documentElement.dataset['firstCalls'];
  const config = document.querySelector('#config')?.textContent;
  if (!calls || !config) return;
  let stored: Storage;
  try {
    stored = localStorage;
  } catch {
    return;
  }
  const now = Date.now();
  const isActive = stored.getItem('loggedIn') === 'true' && stored.getItem('status') === 'active';
  const isFresh =
    now < Number(stored.getItem('expDate')) && now - Number(stored.getItem('expirationDate')) < sessionMs;
  if (!isActive || !isFresh) return;
  const { serviceUrl = '/service' }: { serviceUrl?: string } = JSON.parse(config);
  const authority = ['Bearer', stored.getItem('token')].join(' ');
  const segments = location.pathname.split('/');
  const search = new URLSearchParams(location.search);
  globalThis.earlyResponses = new Map();
  for (const call of calls.split(' ')) {
    let isKnown = true;
    // {3} is a path segment, {?page=1} a search parameter with its default, {patientId} a stored value.
    const path = call.replace(
      /\{(\??)(\w+)(?:=(\w+))?\}/g,
      (_, mark: string, name: string, fallback?: string) => {
        const known = mark ? search.get(name) : (segments[Number(name)] ?? stored.getItem(name));
        const value = known ?? fallback;
        isKnown &&= value !== undefined && value !== '';
        return /^\d/.test(name) ? (value ?? '') : encodeURIComponent(value ?? '');
      },
    );
    if (!isKnown) continue;
    const url = new URL(serviceUrl.replace(/\/+$/, '') + path, location.origin).href;
    // Like the client's requests: responses must not be stored in the HTTP cache.
    const response = fetch(url, { headers: { authorization: authority }, cache: 'no-store' });
    // Handled where the response is used, if it is used.
    response.catch(() => undefined);
    globalThis.earlyResponses.set(url, { authority, response });
  }
}
