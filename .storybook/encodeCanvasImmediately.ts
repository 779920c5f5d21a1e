/** Blob of a data URL; null for an empty canvas. */
function dataUrlToBlob(url: string): Blob | null {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(url) ?? [];
  if (type === '') return null;
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

function toBlobImmediately(
  this: HTMLCanvasElement,
  done: (picture: Blob | null) => void,
  type?: string,
  quality?: number,
): void {
  const url = this.toDataURL(type, quality);
  setTimeout(() => done(dataUrlToBlob(url)));
}

/**
 * Makes `canvas.toBlob` encode immediately. Chromium waits for idle time, up to eleven seconds, and a headless page is
 * sometimes never idle. The bytes are the same.
 */
export function encodeCanvasImmediately(): void {
  HTMLCanvasElement.prototype.toBlob = toBlobImmediately;
}
