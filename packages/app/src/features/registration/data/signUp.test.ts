import { expect, test } from 'vitest';
import { ApiError, createClient } from '@patient/api';
import { createPatient } from './signUp.ts';

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

test('rejects a response without data', async () => {
  await expect(createPatient(clientWithResponse([]).client, basics)).rejects.toThrow(ApiError);
});
