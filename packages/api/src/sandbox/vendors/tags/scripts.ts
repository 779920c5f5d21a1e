/**
 * Mock of the tag manager's script, which sends all entries of `dataLayer`, including earlier ones. A text instead of a
 * function, so that builds don't change it.
 */
export const tagScript = (collect: string): string => `(() => {
  const send = (entry) => navigator.sendBeacon(${JSON.stringify(collect)}, JSON.stringify(entry));
  const layer = (window.dataLayer = window.dataLayer || []);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(send);
    return push(...entries);
  };
  [...layer].forEach(send);
})();
`;

/** Mock of the pixel's script, which requests the picture once for each `fbq` call, including queued ones. */
export const pixelScript = (picture: string): string => `(() => {
  const call = (what, name, data) => {
    const query = new URLSearchParams({ what, ev: name });
    for (const [key, value] of Object.entries(data || {})) query.set('cd[' + key + ']', String(value));
    new Image().src = ${JSON.stringify(picture)} + '?' + query;
  };
  const queue = (window.fbq && window.fbq.queue) || [];
  window.fbq = (...entry) => call(...entry);
  queue.forEach((entry) => call(...entry));
})();
`;

/** Transparent 1×1 GIF. */
export const transparentPixel: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
);
