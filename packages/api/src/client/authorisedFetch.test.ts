import { describe, expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import type { ClientOptions } from './createClient.ts';
import { unwrap } from './envelope.ts';
import { createTokenSource } from './tokenSource.ts';

function clientOver(answer: ClientOptions['fetch'], authority: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    ...authority,
    fetch: async (request) => {
      sent.push(request);
      return answer ? answer(request) : Response.json({ data: [] });
    },
  });
  return { client, sent };
}

async function knowsNewToken(request: Request): Promise<Response> {
  const isNew = request.headers.get('authorization') === 'Bearer new';
  if (!isNew) return Response.json({ message: 'The token has ended.' }, { status: 401 });
  return Response.json({ data: [], received: await request.text() });
}

/** A client whose token looks good to it, but which the service refuses. */
function refusedByService() {
  let stored = { token: 'old', expiresAt: Number.POSITIVE_INFINITY };
  let refreshes = 0;
  const source = createTokenSource({
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    refresh: async () => {
      refreshes += 1;
      return { token: 'new', expiresAt: Number.POSITIVE_INFINITY };
    },
    onSignedOut: () => undefined,
  });
  const authority = { getToken: source.getToken, onUnauthorised: source.renew };
  return { ...clientOver(knowsNewToken, authority), refreshes: () => refreshes };
}

describe('the bearer token', () => {
  test('goes with every request', async () => {
    const { client, sent } = clientOver(undefined, { getToken: async () => 'token-1' });
    await client.GET('/me');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('is left out when nobody is signed in', async () => {
    const { client, sent } = clientOver(undefined, { getToken: async () => undefined });
    await client.GET('/get-enabled-states');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('a request keeps its body, headers and method beside it', async () => {
    const { client, sent } = clientOver(undefined, { getToken: async () => 'token-1' });
    await client.PUT('/api/subscription/skip/{id}', {
      params: { path: { id: 'sub-77' } },
      body: { skipPeriods: 2 },
    });
    expect(sent[0]?.method).toBe('PUT');
    expect(sent[0]?.url).toBe('http://service.test/api/subscription/skip/sub-77');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ skipPeriods: 2 });
  });
});

describe('a 401', () => {
  test('privacy 7: in a storm makes one refresh, and every request is sent once more', async () => {
    const { client, sent, refreshes } = refusedByService();
    const calls = Array.from({ length: 20 }, () => unwrap(client.GET('/api/products')));
    expect(await Promise.all(calls)).toHaveLength(20);
    expect(refreshes()).toBe(1);
    expect(sent).toHaveLength(40);
  });

  test('sends the body again', async () => {
    const { client, sent } = refusedByService();
    const { data } = await client.PUT('/api/subscription/skip/{id}', {
      params: { path: { id: 'sub-77' } },
      body: { skipPeriods: 2 },
    });
    expect(data).toEqual({ data: [], received: '{"skipPeriods":2}' });
    expect(sent.map((request) => request.method)).toEqual(['PUT', 'PUT']);
  });

  test.each([
    ['the session is over', async () => undefined],
    ['there is no other token', async () => 'old'],
  ])('is an ApiError when %s', async (_case, onUnauthorised) => {
    const { client, sent } = clientOver(
      async () => Response.json({ message: 'Sign in again.' }, { status: 401 }),
      { getToken: async () => 'old', onUnauthorised },
    );
    await expect(client.GET('/me')).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
    expect(sent).toHaveLength(1);
  });

  test('after the second try is an ApiError and no third try', async () => {
    const { client, sent } = clientOver(async () => new Response('', { status: 401 }), {
      getToken: async () => 'old',
      onUnauthorised: async () => 'new',
    });
    await expect(client.GET('/me')).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveLength(2);
  });
});
