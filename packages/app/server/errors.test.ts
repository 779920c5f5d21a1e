import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createClient, IdentityError, type IdentityErrorCode } from '@patient/api';
import { MESSAGES } from '../src/shared/messages.ts';
import { ConnectionError } from '../src/shared/service/connectionError.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const page = readFileSync(join(root, 'docs', 'errors.md'), 'utf8');

/** Rows of the page's tables; the proof is a file and a text in the file. */
const rows = page.split('\n').flatMap((line) => {
  const [message = '', when = '', proof = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  return proof.startsWith('`') ? [{ message, when, proof }] : [];
});

const identityCodes: Readonly<Record<IdentityErrorCode, true>> = {
  'wrong-credentials': true,
  'invalid-email': true,
  disabled: true,
  'needs-new-password': true,
  'needs-other-step': true,
  'not-confirmed': true,
  'already-confirmed': true,
  'too-many': true,
  network: true,
  exists: true,
  'weak-password': true,
  'wrong-code': true,
  'expired-code': true,
  'password-reset-required': true,
  'signed-out': true,
  unknown: true,
};
const isCode = (code: string): code is IdentityErrorCode => Object.hasOwn(identityCodes, code);

/** Error message of the client after a response. */
async function messageFor(respond: () => Promise<Response>): Promise<string> {
  const client = createClient({ baseUrl: 'http://service.test', fetch: respond });
  const error: unknown = await client.GET('/me').catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'no failure';
}

describe('docs/errors.md', () => {
  test('docs/errors.md lists every message once', async () => {
    const messages = [
      ...Object.values(MESSAGES),
      ...Object.keys(identityCodes)
        .filter(isCode)
        .map((code) => new IdentityError(code).message),
      new ConnectionError(undefined).message,
      await messageFor(async () => new Response('', { status: 503 })),
      await messageFor(async () => new Response('', { status: 409 })),
      await messageFor(() => Promise.reject(new TypeError('Failed to fetch'))),
      await messageFor(async () => new Response('<h1>')),
    ];
    const listed = rows.map(({ message }) => message);
    expect(messages.filter((message) => listed.filter((each) => each === message).length !== 1)).toEqual([]);
  });

  test.each(rows)('“$message” has its proof: $proof', ({ proof, when }) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    expect(existsSync(join(root, file))).toBe(true);
    expect(name).not.toBe('');
    expect(readFileSync(join(root, file), 'utf8')).toContain(name);
    expect(when).not.toBe('');
  });
});
