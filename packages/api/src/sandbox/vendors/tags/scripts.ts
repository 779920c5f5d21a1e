/**
 * Stands in for the tag manager's script: sends on what the page puts into `dataLayer`, and what it had put there
 * before, and does nothing else. Text rather than a function, so that no build changes what the page is given.
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

/** Stands in for the pixel's script: asks for the picture once for each \`fbq\` call, those queued before included. */
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

/** The smallest picture there is: one see-through point. */
export const onePoint: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
);
