import { expect, test } from 'vitest';
import { createAddressClient } from './createAddressClient.ts';
import type { AddressClient } from './createAddressClient.ts';

function clientOver(respond: () => Response | Promise<Response>) {
  const sent: URL[] = [];
  const client = createAddressClient({
    baseUrl: 'http://vendor.test/address',
    key: 'public-key',
    fetch: async (request) => {
      sent.push(new URL(request.url));
      if (request.signal.aborted) throw request.signal.reason;
      return respond();
    },
  });
  return { client, sent };
}

test.each<[string, (client: AddressClient) => Promise<unknown>, object]>([
  ['/suggest', (client) => client.suggest('418 ma'), { prefix: '418 ma' }],
  ['/suggest', (client) => client.suggest('418', { filter: 'OR' }), { prefix: '418', filter: 'OR' }],
  [
    '/street-address',
    (client) => client.verify({ street: '418 Maple & Elm', zipcode: '97205' }),
    { street: '418 Maple & Elm', zipcode: '97205', candidates: '2', match: 'invalid' },
  ],
  ['/lookup', (client) => client.lookUp('97205'), { zipcode: '97205' }],
])('createAddressClient: %s is requested with its parameters and the key (%#)', async (path, call, query) => {
  const { client, sent } = clientOver(() => Response.json([{}]));
  await call(client).catch(() => undefined);
  expect(sent.map(({ pathname }) => pathname)).toEqual([`/address${path}`]);
  expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual({ ...query, key: 'public-key' });
});

test('createAddressClient: returns an empty list for suggestions of null', async () => {
  const { client } = clientOver(() => Response.json({ suggestions: null }));
  expect(await client.suggest('zzz')).toEqual([]);
});

test.each([
  ['http', 401, () => Response.json({ errors: [{ id: 1, message: 'key' }] }, { status: 401 })],
  ['malformed', 200, () => new Response('[{')],
  ['malformed', 200, () => Response.json('text')],
  ['network', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a failed call throws an ApiError that does not contain the address: %s, status %i',
  async (kind, status, respond) => {
    const { client } = clientOver(respond);
    const failed = client.verify({ street: '418 Maple St' });
    await expect(failed).rejects.toMatchObject({
      name: 'ApiError',
      kind,
      status,
      operation: 'GET /street-address',
      message: expect.not.stringContaining('Maple'),
    });
    await expect(client.suggest('4')).rejects.toMatchObject({ kind, operation: 'GET /suggest' });
    await expect(client.lookUp('97205')).rejects.toMatchObject({ kind, operation: 'GET /lookup' });
  },
);

test('a canceled call throws the reason of its signal', async () => {
  const { client } = clientOver(() => Response.json({ suggestions: null }));
  const signal = AbortSignal.abort(new Error('new input'));
  await expect(client.suggest('4', { signal })).rejects.toThrow('new input');
});
