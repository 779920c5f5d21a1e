import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { unwrap, unwrapEnvelope, unwrapOne } from './envelope.ts';

function responding(body: string, status = 200) {
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async () => new Response(status === 204 ? null : body, { status }),
  });
  return () => client.GET('/api/notices');
}

const notice = (_id: string) => ({ _id, message: 'Hello', createdAt: '2026-11-20T12:00:00Z' });
const two = JSON.stringify({ data: [notice('a'), notice('b')] });

test('unwrap returns the list', async () => {
  expect(await unwrap(responding(two)())).toEqual([notice('a'), notice('b')]);
  expect(await unwrap(responding('{"data":[]}')())).toEqual([]);
});

test('unwrapOne returns the first element', async () => {
  expect(await unwrapOne(responding(two)())).toEqual(notice('a'));
});

test('unwrapEnvelope also returns the fields next to the list', async () => {
  const body = await unwrapEnvelope(responding('{"data":[],"unread":3}')());
  expect(body.unread).toBe(3);
});

test.each([
  ['a list without an envelope', '[]'],
  ['a single object under data', '{"data":{"_id":"a"}}'],
  ['no data', '{}'],
  ['null', 'null'],
  ['an empty body', ''],
])('envelope: %s is malformed', async (_case, body) => {
  const malformed = { name: 'ApiError', kind: 'malformed', status: 200, operation: 'GET /api/notices' };
  await expect(unwrap(responding(body)())).rejects.toMatchObject(malformed);
  await expect(unwrapOne(responding(body)())).rejects.toMatchObject(malformed);
});

test('a response without a body is malformed', async () => {
  await expect(unwrap(responding('', 204)())).rejects.toMatchObject({ kind: 'malformed', status: 204 });
});

test('unwrapOne rejects an empty list', async () => {
  await expect(unwrapOne(responding('{"data":[]}')())).rejects.toMatchObject({
    kind: 'malformed',
    operation: 'GET /api/notices',
  });
});
