import { concat, fromHex, hmacSha256, sha256, toHex, utf8 } from './bytes.ts';
import type { Bytes } from './types.ts';

/** 3072-bit group of RFC 3526 section 5, which the cloud identity service uses. */
const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD1' +
    '29024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245' +
    'E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3D' +
    'C2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D' +
    '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9' +
    'DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64' +
    'ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6B' +
    'F12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB31' +
    '43DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const G = 2n;

function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Hexadecimal of even length with a zero sign bit, the format of a positive BigInteger in Java. */
function padHex(number: bigint): string {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function fromHexNumber(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

async function hashToNumber(...hexParts: readonly string[]): Promise<bigint> {
  return fromHexNumber(toHex(await sha256(fromHex(hexParts.join('')))));
}

/** Identity in a verifier: the part of the pool id after the underscore, and the user's id. */
export interface SrpName {
  poolName: string;
  userId: string;
}

/** Verifier g^x of a password (hexadecimal), from which the password can't be recovered. */
export async function srpVerifier(name: SrpName, password: string, saltHex: string): Promise<string> {
  const inner = toHex(await sha256(utf8(`${name.poolName}${name.userId}:${password}`)));
  const x = await hashToNumber(padHex(fromHexNumber(saltHex)), inner);
  return modPow(G, x, N).toString(16);
}

/** Public value B = k·v + g^b of the service (hexadecimal) for its secret b. */
export async function srpPublicValue(verifierHex: string, secret: bigint): Promise<string> {
  const k = await hashToNumber(padHex(N), padHex(G));
  return ((k * fromHexNumber(verifierHex) + modPow(G, secret, N)) % N).toString(16);
}

/** Whether a client's public value A is valid: a hexadecimal number that is not 0 in the group (RFC 5054). */
export function isUsablePublicValue(hex: string): boolean {
  return /^[0-9a-f]{1,1024}$/i.test(hex) && fromHexNumber(hex) % N !== 0n;
}

/** 16-byte key that client and service share if the password is correct. */
export async function srpSessionKey(exchange: {
  clientPublicHex: string;
  servicePublicHex: string;
  verifierHex: string;
  secret: bigint;
}): Promise<Bytes> {
  const A = fromHexNumber(exchange.clientPublicHex);
  const u = await hashToNumber(padHex(A), padHex(fromHexNumber(exchange.servicePublicHex)));
  const v = fromHexNumber(exchange.verifierHex);
  const S = modPow((A * modPow(v, u, N)) % N, exchange.secret, N);
  const extracted = await hmacSha256(fromHex(padHex(u)), fromHex(padHex(S)));
  return (await hmacSha256(extracted, utf8('Caldera Derived Key\u0001'))).slice(0, 16);
}

/** Proof that the client has the key. */
export function srpProof(key: Bytes, name: SrpName, secretBlock: Bytes, timestamp: string): Promise<Bytes> {
  return hmacSha256(key, concat(utf8(name.poolName), utf8(name.userId), secretBlock, utf8(timestamp)));
}
