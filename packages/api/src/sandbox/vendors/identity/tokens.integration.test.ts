import { afterEach, describe, expect, test, vi } from 'vitest';
import { createIdentityService } from './index.ts';
import { memoryUsers } from './testing/memoryUsers.ts';
import { send, patient, setup } from './testing/setup.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('tokens', () => {
  test('tokens stay valid after a restart of the service', async () => {
    const { identity, users } = await setup();
    const { token } = await identity.signIn(patient.email, patient.password);
    const restarted = createIdentityService({ users, clock: Date.now });
    expect(await restarted.verifyToken(token)).toEqual({ sub: patient.sub, email: patient.email });
  });

  test('issued before the store was cleared are invalid, those issued later survive a restart', async () => {
    const users = memoryUsers();
    const { identity, service } = await setup({ users });
    const before = await identity.signIn(patient.email, patient.password);
    users.clear();
    await identity.signUp(patient.email, patient.password);
    const after = await identity.signIn(patient.email, patient.password);
    const restarted = createIdentityService({ users, clock: Date.now });
    expect(await service.verifyToken(before.token)).toBeUndefined();
    expect(await restarted.verifyToken(after.token)).toMatchObject({ email: patient.email });
  });

  test('that were modified or signed by another service are invalid', async () => {
    const { identity, service, users } = await setup();
    const { token } = await identity.signIn(patient.email, patient.password);
    const [head, body, signature] = token.split('.');
    const other = createIdentityService({ users, clock: Date.now, secret: 'another secret' });
    const forged = btoa(JSON.stringify({ sub: 'x', token_use: 'access', exp: 9e9 })).replaceAll('=', '');

    expect(await other.verifyToken(token)).toBeUndefined();
    expect(await service.verifyToken(`${head}.${forged}.${signature}`)).toBeUndefined();
    expect(await service.verifyToken(`${head}.${body}.`)).toBeUndefined();
    expect(await service.verifyToken('')).toBeUndefined();
  });

  test('tokens of type id are not accepted as bearer tokens', async () => {
    const { service } = await setup();
    const { body } = await send(service, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'web',
      AuthParameters: { USERNAME: patient.email, PASSWORD: patient.password },
    });
    const result = Object.entries(body.AuthenticationResult ?? {});
    const tokens = new Map<string, unknown>(result);
    expect(await service.verifyToken(String(tokens.get('IdToken')))).toBeUndefined();
    expect(await service.verifyToken(String(tokens.get('AccessToken')))).toBeDefined();

    const refreshed = await send(service, 'InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: 'web',
      AuthParameters: { REFRESH_TOKEN: tokens.get('RefreshToken') },
    });
    expect(refreshed.body.AuthenticationResult).toMatchObject({ TokenType: 'Bearer' });
  });

  test('identify their user', async () => {
    const { identity, service } = await setup();
    const { token } = await identity.signIn(patient.email, patient.password);
    const { body } = await send(service, 'GetUser', { AccessToken: token });
    expect(body).toEqual({
      Username: patient.sub,
      UserAttributes: [
        { Name: 'sub', Value: patient.sub },
        { Name: 'email', Value: patient.email },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
  });
});
