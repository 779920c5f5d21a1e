import { fromBase64, toBase64Url, utf8 } from './bytes.ts';
import type { Bytes } from './types.ts';

/** Claims of a token, which depend on `token_use`. */
export type Claims = Record<string, unknown>;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const header = toBase64Url(utf8(JSON.stringify({ alg: 'HS256', typ: 'JWT' })));

/** Imports the key that signs and verifies tokens. */
export function importSigningKey(secret: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']);
}

/** Signs claims as a JSON Web Token (RFC 7519, HS256). */
export async function signJwt(key: CryptoKey, claims: Claims): Promise<string> {
  const unsigned = `${header}.${toBase64Url(utf8(JSON.stringify(claims)))}`;
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(unsigned)));
  return `${unsigned}.${toBase64Url(signature)}`;
}

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the claims of a token signed with a key, without checking its expiry; undefined for any other token. */
export async function readJwt(key: CryptoKey, token: string): Promise<Claims | undefined> {
  const [head, body, signature, ...rest] = token.split('.');
  if (head !== header || !body || !signature || rest.length > 0) return undefined;
  try {
    const signed = utf8(`${head}.${body}`);
    if (!(await crypto.subtle.verify('HMAC', key, fromBase64(signature), signed))) return undefined;
    const claims: unknown = JSON.parse(new TextDecoder().decode(fromBase64(body)));
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}
