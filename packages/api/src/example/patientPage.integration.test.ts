import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage, refreshTokensIn } from '../client/session/storage.ts';
import { memoryDraftStorage, memoryStorage } from '../client/testing/index.ts';
import { startService, type Service } from '../sandbox/hosts/node/index.ts';
import { demoPassword, scenarioNamed } from '../sandbox/index.ts';
import { createPage } from './patientPage.ts';

const root = join(import.meta.dirname, '..', '..');
const { email } = scenarioNamed('chat');

let folder: string;
let service: Service;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patient-page-'));
  service = await startService({ port: 0, file: join(folder, 'sandbox.sqlite'), log: () => undefined });
  // Globals of a page.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('setInterval', () => undefined);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the identity service accepts a refresh token. */
async function canRefresh(url: string, token: string): Promise<boolean> {
  const { ok } = await fetch(`${url}/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: 'patient-web',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  });
  return ok;
}

test('a patient signs in, sends a message and signs out', async () => {
  const [storage, draftStorage] = [memoryStorage(), memoryDraftStorage()];
  const url = `http://localhost:${service.port}/service`;
  const page = createPage(url, `${url.replace('http', 'ws')}/socket`, {
    identityUrl: `${url}/identity`,
    userPoolId: 'us-east-1_sandbox',
    userPoolClientId: 'patient-web',
    storage,
    draftStorage,
  });
  await page.signIn(email, demoPassword);
  const events: string[] = [];
  const { client, send } = await page.openAccount((text) => events.push(text));
  send('It hurts less');
  await expect.poll(() => events).toContain('1 unsent');
  await expect.poll(() => events.at(-1)).toBe('0 unsent');
  const { data } = await client.GET('/api/chats');
  expect(JSON.stringify(data)).toContain('It hurts less');
  const [refreshToken = ''] = refreshTokensIn(createSafeStorage(storage));
  expect(await canRefresh(url, refreshToken)).toBe(true);
  page.signOut();
  expect(page.session.read().loggedIn).toBe(false);
  expect(storage.entries.size).toBe(0);
  await expect.poll(() => canRefresh(url, refreshToken)).toBe(false);
  await expect(client.GET('/api/chats')).rejects.toMatchObject({ name: 'AbortError' });
});

test('the README contains this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'patientPage.ts'), 'utf8');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
});
