import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, createClient } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createPatient, registerAtom } from './signUp.ts';

afterEach(() => vi.unstubAllGlobals());

const basics = {
  email: ' ada@patients.example ',
  firstName: 'Ada',
  lastName: 'Long',
  phone: '+14155550132',
  state: 'OR',
  zipCode: '97205 ',
  gender: 'female',
  birthDate: '1990-04-05',
} as const;

const clientWithResponse = (data: object[]) => {
  const bodies: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://service.localhost',
    fetch: async (request) => {
      bodies.push(await request.json());
      return Response.json({ data });
    },
  });
  return { client, bodies };
};

test('POST /api/patient sends trimmed fields with consent and returns data[0].userId', async () => {
  const { client, bodies } = clientWithResponse([{ userId: 'user-ada' }]);
  expect(await createPatient(client, basics)).toBe('user-ada');
  expect(bodies).toEqual([{ ...basics, email: 'ada@patients.example', zipCode: '97205', consent: true }]);
});

test('signUp: rejects a response without data', async () => {
  await expect(createPatient(clientWithResponse([]).client, basics)).rejects.toThrow(ApiError);
});

const notCalled = () => Promise.reject(new Error('Not called'));

test('a started treatment shows Done !, and the new record of a patient does not', async () => {
  const environment = testEnvironment({
    loadIdentity: async () => ({
      refresh: notCalled,
      signOut: notCalled,
      confirmSignUp: notCalled,
      resendSignUpCode: notCalled,
      withPassword: notCalled,
      signUp: async () => ({ isConfirmed: true }),
      signIn: async () => ({ token: 'T', expiresAt: 1_000_000 }),
      currentToken: async () => undefined,
    }),
  });
  const shown: (readonly [path: string, message: string | undefined])[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    shown.push([new URL(url).pathname, environment.toasts.current()?.message]);
    return Response.json({ data: [{ userId: 'u1', _id: 's1', productType: 'wl', patientId: 'p1' }] });
  });
  const store = createStore();
  store.set(environmentAtom, environment);
  const leave = environment.toasts.subscribe(() => undefined);
  const request = { basics, password: 'River-Stone-42', productType: 'wl' } as const;
  expect(await store.set(registerAtom, request)).toBe('registered');
  expect(shown).toEqual([
    ['/api/patient', undefined],
    ['/api/subscription', undefined],
  ]);
  expect(environment.toasts.current()).toMatchObject({ message: 'Done !', isSilent: true });
  leave();
});
