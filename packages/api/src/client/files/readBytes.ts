/** Thrown for a file that is not fully parsed; the rest could contain metadata. */
export class UnsupportedFormat extends Error {}

/** Throws {@link UnsupportedFormat} unless the condition holds. */
export const assertSupported = (isSupported: boolean): void => {
  if (!isSupported) throw new UnsupportedFormat();
};

/** ASCII text at a position of a file. */
export const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Bytes of an ASCII text. */
export const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** DataView of the same bytes. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Concatenates arrays. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}
