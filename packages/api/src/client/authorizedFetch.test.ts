import { describe, expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import type { ClientOptions } from './createClient.ts';
import { unwrap } from './envelope.ts';
import { createTokenSource } from './tokenSource.ts';

function clientOver(respond: ClientOptions['fetch'], authority: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    ...authority,
    fetch: async (request) => {
      sent.push(request);
      return respond ? respond(request) : Response.json({ data: [] });
    },
  });
  return { client, sent };
}

async function acceptNewToken(request: Request): Promise<Response> {
  const isNew = request.headers.get('authorization') === 'Bearer new';
  if (!isNew) return Response.json({ message: 'The token has expired.' }, { status: 401 });
  return Response.json({ data: [], received: await request.text() });
}

/** A client with an unexpired token that the service refuses. */
function clientWithRefusedToken() {
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
  const authority = { getToken: source.getToken, onUnauthorized: source.renew };
  return { ...clientOver(acceptNewToken, authority), refreshes: () => refreshes };
}

test('the bearer token is added to every request', async () => {
  const { client, sent } = clientOver(undefined, { getToken: async () => 'token-1' });
  await client.GET('/me');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('the bearer token is left out when signed out', async () => {
  const { client, sent } = clientOver(undefined, { getToken: async () => undefined });
  await client.GET('/get-enabled-states');
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

test('the bearer token does not change the body, headers and method of a request', async () => {
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

describe('a 401', () => {
  test('privacy 7: of many concurrent requests causes one refresh, and each request is sent again', async () => {
    const { client, sent, refreshes } = clientWithRefusedToken();
    const calls = Array.from({ length: 20 }, () => unwrap(client.GET('/api/products')));
    expect(await Promise.all(calls)).toHaveLength(20);
    expect(refreshes()).toBe(1);
    expect(sent).toHaveLength(40);
  });

  test('a request with a 401 sends the body again', async () => {
    const { client, sent } = clientWithRefusedToken();
    const { data } = await client.PUT('/api/subscription/skip/{id}', {
      params: { path: { id: 'sub-77' } },
      body: { skipPeriods: 2 },
    });
    expect(data).toEqual({ data: [], received: '{"skipPeriods":2}' });
    expect(sent.map((request) => request.method)).toEqual(['PUT', 'PUT']);
  });

  test.each([
    ['the session is over', async () => undefined],
    ['there is no newer token', async () => 'old'],
  ])('a request with a 401 throws an ApiError when %s', async (_case, onUnauthorized) => {
    const { client, sent } = clientOver(
      async () => Response.json({ message: 'Sign in again.' }, { status: 401 }),
      { getToken: async () => 'old', onUnauthorized },
    );
    await expect(client.GET('/me')).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
    expect(sent).toHaveLength(1);
  });

  test('a second 401 throws an ApiError without a third attempt', async () => {
    const { client, sent } = clientOver(async () => new Response('', { status: 401 }), {
      getToken: async () => 'old',
      onUnauthorized: async () => 'new',
    });
    await expect(client.GET('/me')).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveLength(2);
  });
});
