import { md5 } from '@noble/hashes/legacy.js';
import { ascii, joined } from './readBytes.ts';

/** Padding of passwords; an empty password is only this (ISO 32000-1, 7.6.3.3). */
const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/** Stream cipher of PDFs before version 1.7. Only to check a password: it protects nothing. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let place = 0, other = 0; place < 256; place += 1) {
    other = (other + (state[place] ?? 0) + (key[place % key.length] ?? 0)) % 256;
    swap(place, other);
  }
  let other = 0;
  return Uint8Array.from(data, (byte, index) => {
    const place = (index + 1) % 256;
    other = (other + (state[place] ?? 0)) % 256;
    swap(place, other);
    return byte ^ (state[((state[place] ?? 0) + (state[other] ?? 0)) % 256] ?? 0);
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** String of a PDF at a position, as bytes: `<hex>` or `(text)` with escapes (ISO 32000-1, 7.3.4). */
function stringAt(pdf: Uint8Array, start: number): Uint8Array {
  const text = String.fromCharCode(...pdf.subarray(start, start + 1_024));
  if (text.startsWith('<')) {
    const hex = text.slice(1, text.indexOf('>')).replaceAll(/\s/g, '');
    return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  }
  let content = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const [sign = '', next = ''] = [text[at], text[at + 1]];
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1))?.[0];
      content +=
        octal === undefined ? (ESCAPES[next] ?? next) : String.fromCharCode(Number.parseInt(octal, 8));
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === ')') depth -= 1;
    if (depth === 0 && at > 0) break;
    if (at > 0) content += sign;
    if (sign === '(') depth += 1;
  }
  return ascii(content);
}

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Entries of the encryption dictionary that an empty password is checked with. */
interface Encryption {
  readonly revision: number;
  readonly keyBytes: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly permissions: number;
  readonly encryptsMetadata: boolean;
  readonly id: Uint8Array;
}

/** Password check of 40 to 128 bits (ISO 32000-1, 7.6.3.3 and 7.6.3.4). */
function opensWithMd5(encryption: Encryption): boolean {
  const { revision, keyBytes, owner, user, permissions, encryptsMetadata, id } = encryption;
  const rights = new Uint8Array(4);
  new DataView(rights.buffer).setInt32(0, permissions, true);
  const metadata = revision >= 4 && !encryptsMetadata ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array();
  let key: Uint8Array = md5(joined([PADDING, owner.subarray(0, 32), rights, id, metadata]));
  const rounds = revision === 2 ? 0 : 50;
  for (let round = 0; round < rounds; round += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision === 2) return startsWith(user, rc4(key, PADDING));
  let check: Uint8Array = md5(joined([PADDING, id]));
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return startsWith(user, check);
}

const sha = async (name: string, data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(name, data));

/** Hash of a password of 256 bits (ISO 32000-2, 7.6.4.3.4). */
async function hardenedHash(first: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  let hash = first;
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = joined(Array.from({ length: 64 }, () => hash));
    const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), 'AES-CBC', false, ['encrypt']);
    const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.slice(16, 32) }, key, repeated);
    const encrypted = new Uint8Array(padded).slice(0, repeated.length);
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = await sha(['SHA-256', 'SHA-384', 'SHA-512'][rest] ?? '', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

async function opensWithSha({ revision, user }: Encryption): Promise<boolean> {
  const first = await sha('SHA-256', user.slice(32, 40));
  return startsWith(user, revision === 5 ? first : await hardenedHash(first));
}

const lastMatch = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1);
const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);

/** Encryption dictionary; undefined if the PDF has none, or one of an unknown kind. */
function encryptionOf(pdf: Uint8Array, text: string): Encryption | undefined {
  const [, number, generation] = lastMatch(text, /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g) ?? [];
  const start = endOf(
    number === undefined
      ? lastMatch(text, /\/Encrypt\s*<</g)
      : lastMatch(text, new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj`, 'g')),
  );
  const dictionary = text.slice(start, start + 4_096);
  const numberOf = (name: string, missing: number) =>
    Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? missing);
  const stringOf = (name: string) => {
    const at = new RegExp(`/${name}\\s*(?=[<(])`).exec(dictionary);
    return at ? stringAt(pdf, start + endOf(at)) : new Uint8Array();
  };
  const [version, revision] = [numberOf('V', 0), numberOf('R', 0)];
  if (start === 0 || revision < 2 || revision > 6) return undefined;
  return {
    revision,
    keyBytes: version === 4 ? 16 : version === 1 ? 5 : numberOf('Length', 40) / 8,
    owner: stringOf('O'),
    user: stringOf('U'),
    permissions: numberOf('P', 0),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
    id: stringAt(pdf, endOf(lastMatch(text, /\/ID\s*\[\s*/g))),
  };
}

/** Whether a PDF can't be opened without a password. One that only forbids printing or copying opens with an empty one. */
export async function needsPassword(pdf: Uint8Array, text: string): Promise<boolean> {
  const encryption = encryptionOf(pdf, text);
  if (encryption === undefined) return false;
  return !(encryption.revision >= 5 ? await opensWithSha(encryption) : opensWithMd5(encryption));
}
