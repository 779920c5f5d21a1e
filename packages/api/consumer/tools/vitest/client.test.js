import { createClient, unwrap } from '@patient/api';
import { isEmailAddress } from '@patient/api/model';
import { expect, test } from 'vitest';

test('a call has the token', async () => {
  const requests = [];
  const client = createClient({
    baseUrl: 'https://service.example',
    getToken: async () => 'token',
    fetch: async (request) => {
      requests.push(request);
      return Response.json({ data: [] });
    },
  });
  await expect(unwrap(client.GET('/me'))).resolves.toEqual([]);
  expect(requests[0].headers.get('authorization')).toBe('Bearer token');
});

test('rules are those of the app', () => {
  expect(isEmailAddress('ada@patient.example')).toBe(true);
});
