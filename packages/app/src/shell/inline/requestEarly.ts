/**
 * Asks for what the route's first drawing needs while its scripts are still on their way: on a slow line they take a
 * second. Only for a session that has not ended, whose token is good. Runs inline in the HTML: uses nothing outside itself.
 * @param sessionMs how long a session lasts without activity, milliseconds (`SESSION_MS`)
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
    // {3} is a segment of the page's address, {?page=1} a parameter, {patientId} a stored value; 1 stands in for none.
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
    // As the client asks: nothing of an answer stays on the device.
    const answer = fetch(url, { headers: { authorization: authority }, cache: 'no-store' });
    // Whoever takes it is told; nobody may.
    answer.catch(() => undefined);
    globalThis.earlyResponses.set(url, { authority, answer });
  }
}
