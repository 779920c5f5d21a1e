import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInRequest } from '../../hosts/signIn.ts';
import { withContract } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { demoPassword, scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { NOW, quietSandbox, requestTo, signedIn, tokenOf } from '../../tests/support/patient.ts';

const { email } = scenarioNamed('active');
const NEW = 'Other-River-43';
const HOUR = 3_600_000;

describe('passwords', () => {
  let sandbox: Sandbox;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now });
  });
  afterEach(() => sandbox.store.close());

  const signsIn = async (password: string) =>
    (await sandbox.fetch(signInRequest('http://sandbox.localhost/identity', email, password))).ok;
  const open = async (path: string, body: object) => {
    const response = await withContract(sandbox.fetch)(requestTo(path, 'POST', body));
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const ask = (address = email) => open('/api/user/send-reset-pass', { email: address });
  const mails = () => sandbox.store.list('mails', '');
  const linkOf = (index = -1) => mails().at(index)?.link ?? '';
  const tokenIn = (link = linkOf()) => link.split('/').at(-1) ?? '';
  const check = async (body: object) => (await open('/api/check-token', body)).body;
  const valid = { data: [{ valid: true }] };
  const invalid = { data: [{ valid: false }] };

  describe('changing the password', () => {
    test('changing the password needs the current password, and signs out other devices', async () => {
      const ben = await signedIn(sandbox, 'active');
      const other = await signedIn(sandbox, 'active');
      const change = (oldPassword: string) =>
        ben.call('PUT', '/api/user/change-pass', { oldPassword, newPassword: NEW });
      expect(await change('Wrong-River-1')).toMatchObject({
        status: 400,
        message: "Your current password isn't correct",
      });
      expect(await change(demoPassword)).toMatchObject({ status: 200, data: [] });
      expect((await ben.call('GET', '/me')).status).toBe(200);
      expect((await other.call('GET', '/me')).status).toBe(401);
      expect(await signsIn(demoPassword)).toBe(false);
      expect(await signsIn(NEW)).toBe(true);
    });

    test('changing the password names the rule that a weak password breaks', async () => {
      const ben = await signedIn(sandbox, 'active');
      const newPassword = 'only-small-1';
      expect(
        await ben.call('PUT', '/api/user/change-pass', { oldPassword: demoPassword, newPassword }),
      ).toMatchObject({ status: 400, message: 'Password must have uppercase characters' });
      expect(await signsIn(demoPassword)).toBe(true);
    });

    test('changing the password is blocked after five wrong guesses', async () => {
      const ben = await signedIn(sandbox, 'active');
      const body = { oldPassword: 'Wrong-River-1', newPassword: NEW };
      for (let time = 0; time < 5; time += 1) await ben.call('PUT', '/api/user/change-pass', body);
      const right = { ...body, oldPassword: demoPassword };
      expect((await ben.call('PUT', '/api/user/change-pass', right)).message).toMatch(
        /Too many wrong passwords/,
      );
    });
  });

  describe('an emailed reset link', () => {
    test('an emailed reset link opens the page for a new password, and is valid for one hour', async () => {
      expect((await ask()).body).toEqual({ data: [] });
      expect(mails().at(-1)).toMatchObject({ to: email, text: expect.stringContaining(linkOf()) });
      expect(linkOf()).toMatch(/^\/new-password\/ben\.active%40patients\.example\/[0-9a-f]{64}$/);
      expect(await check({ token: tokenIn() })).toEqual(valid);
      now += HOUR - 1;
      expect(await check({ token: tokenIn(), email })).toEqual(valid);
      now += 1;
      expect(await check({ token: tokenIn() })).toEqual(invalid);
    });

    test('an emailed reset link is not sent to an unknown email, with the same response', async () => {
      const known = await ask();
      const unknown = await ask('nobody@patients.example');
      expect(unknown).toEqual(known);
      expect(mails()).toHaveLength(1);
    });

    test('an emailed reset link sets the password once, and signs out every device', async () => {
      const before = await tokenOf(sandbox, 'active');
      await ask();
      const body = { token: tokenIn(), password: NEW };
      expect(await open('/api/user/reset-pass', body)).toEqual({ status: 200, body: { data: [] } });
      expect(await signsIn(NEW)).toBe(true);
      expect(await sandbox.identity.verifyToken(before)).toBeUndefined();
      expect(await check({ token: tokenIn() })).toEqual(invalid);
      expect(await open('/api/user/reset-pass', { ...body, password: 'Third-River-44' })).toEqual({
        status: 409,
        body: { message: 'This link no longer works. Request a new one' },
      });
      expect(await signsIn(NEW)).toBe(true);
    });

    test('an emailed reset link sets one password when it is used twice at the same time', async () => {
      await ask();
      const token = tokenIn();
      const uses = [NEW, 'Third-River-44'].map((password) =>
        open('/api/user/reset-pass', { token, password }),
      );
      expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('an emailed reset link becomes invalid when a password is set with another link', async () => {
      await ask();
      await ask();
      const [first, second] = [tokenIn(linkOf(-2)), tokenIn()];
      expect(first).not.toBe(second);
      expect(await check({ token: first })).toEqual(valid);
      await open('/api/user/reset-pass', { token: second, password: NEW });
      expect(await check({ token: first })).toEqual(invalid);
    });

    test('an emailed reset link stays valid after a password that is too weak', async () => {
      await ask();
      const body = { token: tokenIn(), password: 'weak-password' };
      expect((await open('/api/user/reset-pass', body)).status).toBe(400);
      expect(await check({ token: tokenIn() })).toEqual(valid);
    });

    test.each([
      ['an unknown token', { token: 'f'.repeat(64) }],
      ['the name of a property of every object', { token: 'constructor' }],
      ["another patient's email", { email: 'demo@patients.example' }],
    ])('an emailed reset link does not work with %s', async (_what, change) => {
      await ask();
      expect(await check({ token: tokenIn(), ...change })).toEqual(invalid);
    });

    test('an emailed reset link is stored as a hash: the store never contains the token itself', async () => {
      await ask();
      expect(JSON.stringify(sandbox.store.list('resetTokens', ''))).not.toContain(tokenIn());
      expect(sandbox.store.get('resetTokens', '', tokenIn())).toBeUndefined();
    });
  });
});
