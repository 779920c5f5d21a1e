import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { unwrap, unwrapEnvelope, unwrapOne } from './envelope.ts';

function answering(body: string, status = 200) {
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async () => new Response(status === 204 ? null : body, { status }),
  });
  return () => client.GET('/api/notices');
}

const notice = (_id: string) => ({ _id, message: 'Hello', createdAt: '2026-11-20T12:00:00Z' });
const two = JSON.stringify({ data: [notice('a'), notice('b')] });

test('unwrap gives the list', async () => {
  expect(await unwrap(answering(two)())).toEqual([notice('a'), notice('b')]);
  expect(await unwrap(answering('{"data":[]}')())).toEqual([]);
});

test('unwrapOne gives the first element', async () => {
  expect(await unwrapOne(answering(two)())).toEqual(notice('a'));
});

test('unwrapEnvelope gives what stands beside the list as well', async () => {
  const body = await unwrapEnvelope(answering('{"data":[],"unread":3}')());
  expect(body.unread).toBe(3);
});

test.each([
  ['a list without its wrapping', '[]'],
  ['a single object under data', '{"data":{"_id":"a"}}'],
  ['no data', '{}'],
  ['null', 'null'],
  ['an empty body', ''],
])('%s is malformed', async (_case, body) => {
  const malformed = { name: 'ApiError', kind: 'malformed', status: 200, operation: 'GET /api/notices' };
  await expect(unwrap(answering(body)())).rejects.toMatchObject(malformed);
  await expect(unwrapOne(answering(body)())).rejects.toMatchObject(malformed);
});

test('an answer without a body is malformed', async () => {
  await expect(unwrap(answering('', 204)())).rejects.toMatchObject({ kind: 'malformed', status: 204 });
});

test('an empty list has no first element', async () => {
  await expect(unwrapOne(answering('{"data":[]}')())).rejects.toMatchObject({
    kind: 'malformed',
    operation: 'GET /api/notices',
  });
});
