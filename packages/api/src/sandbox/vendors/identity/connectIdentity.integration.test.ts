import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore, createSandbox, demoPassword, scenarioNamed, type Sandbox } from '../../index.ts';
import { isSamePatient } from '../../../client/session/isSamePatient.ts';
import { createSession } from '../../../client/session/session.ts';
import { memoryStorage } from '../../../client/testing/index.ts';
import { connectIdentity } from '../../../client/identity/connectIdentity.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({ store: createMemoryStore(), wait: async () => undefined });
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit) => sandbox.fetch(new Request(input, init)));
});
afterEach(() => vi.unstubAllGlobals());

/** A device with tabs that share storage. */
function openDevice() {
  const storage = memoryStorage();
  const openTab = () => {
    const session = createSession({ storage, now: Date.now });
    const revoked: string[] = [];
    const identity = connectIdentity({
      identityUrl: 'http://sandbox.localhost/service/identity',
      userPoolId: 'us-east-1_sandbox',
      userPoolClientId: 'patient-web',
      storage,
      session,
      revoke: (tokens) => void revoked.push(...tokens),
    });
    const signIn = (name: string) => identity.signIn(scenarioNamed(name).email, demoPassword);
    const startSession = async (name: string) => {
      const { token, expiresAt } = await signIn(name);
      session.signIn({ token, expDate: expiresAt, status: 'active' });
      return token;
    };
    return { identity, revoked, signIn, startSession };
  };
  return { openTab };
}

test('an unfinished registration is refreshed with its own tokens', async () => {
  const { identity, signIn, revoked } = openDevice().openTab();
  const { token } = await signIn('active');
  const refreshed = await identity.refresh();
  expect(isSamePatient(refreshed.token, token)).toBe(true);
  expect(revoked).toEqual([]);
});

test('privacy 7: a session of another tab is never refreshed with the tokens of an unfinished registration', async () => {
  const device = openDevice();
  const [registering, other] = [device.openTab(), device.openTab()];
  const unfinished = await registering.signIn('active');
  const token = await other.startSession('chat');
  expect(registering.revoked).toEqual([]);
  const refreshed = await registering.identity.refresh();
  expect(isSamePatient(refreshed.token, token)).toBe(true);
  expect(isSamePatient(refreshed.token, unfinished.token)).toBe(false);
  expect(registering.revoked).toHaveLength(1);
});

test('a session is refreshed in every tab with the tokens stored at sign-in', async () => {
  const device = openDevice();
  const [tab, other] = [device.openTab(), device.openTab()];
  const token = await tab.startSession('active');
  for (const { identity, revoked } of [tab, other]) {
    expect(isSamePatient((await identity.refresh()).token, token)).toBe(true);
    expect(revoked).toEqual([]);
  }
});
