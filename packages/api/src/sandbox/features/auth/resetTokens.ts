const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const BYTES = 32;

/** Creates an unguessable token. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));

/** Id of a stored token: its hash, so that the store doesn't contain usable tokens. */
export async function tokenId(token: string): Promise<string> {
  const text = new TextEncoder().encode(token);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
