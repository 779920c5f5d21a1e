/** The bytes of a data address, or nothing where the canvas has no area. */
function blobOf(address: string): Blob | null {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(address) ?? [];
  if (type === '') return null;
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
}

function toBlobAtOnce(
  this: HTMLCanvasElement,
  done: (picture: Blob | null) => void,
  type?: string,
  quality?: number,
): void {
  const address = this.toDataURL(type, quality);
  setTimeout(() => done(blobOf(address)));
}

/**
 * Has a canvas become a picture at once. Chromium encodes while it is idle, and by force after eleven seconds; a page
 * without a screen is at times never idle, and its stories then wait that long. The bytes are the same.
 */
export function promptPictures(): void {
  HTMLCanvasElement.prototype.toBlob = toBlobAtOnce;
}
