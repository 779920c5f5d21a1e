const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const BYTES = 32;

/** Unguessable token for a link. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));

/** Under which id a token is kept: who reads the store cannot use what it holds. */
export async function tokenId(token: string): Promise<string> {
  const text = new TextEncoder().encode(token);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
