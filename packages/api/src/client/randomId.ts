/**
 * Random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only on secure pages, and a phone opens a developer's machine
 * over http.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // The fixed digits are the version and the variant.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
