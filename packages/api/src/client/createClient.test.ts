import { describe, expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import type { ClientOptions } from './createClient.ts';

const pauseOne = { params: { path: { id: 'sub-77' } }, body: {} };
const pauseOperation = 'PATCH /api/subscription/pause/{id}';

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

test('privacy 15: the browser caches no response, whatever its headers are', async () => {
  const authority = { getToken: async () => 'T' };
  for (const { client, sent } of [clientOver(undefined), clientOver(undefined, authority)]) {
    await client.GET('/me');
    expect(sent.map(({ cache }) => cache)).toEqual(['no-store']);
  }
});

describe('a failed call throws an ApiError', () => {
  test('a failed call throws an ApiError with the message and metadata of the service', async () => {
    const body = { message: 'Phone is taken', metadata: { phoneExist: true } };
    const { client } = clientOver(async () => Response.json(body, { status: 409 }));
    await expect(client.PATCH('/api/subscription/pause/{id}', pauseOne)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 409,
      message: 'Phone is taken',
      metadata: { phoneExist: true },
      operation: pauseOperation,
    });
  });

  test.each([
    ['the page of a proxy', '<html>Bad gateway</html>'],
    ['an empty body', ''],
    ['a message that is not a string', '{"message":{"en":"no"}}'],
  ])('a failed call throws an ApiError with a default message for a 502 with %s', async (_case, body) => {
    const { client } = clientOver(async () => new Response(body, { status: 502 }));
    await expect(client.GET('/me')).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      message: 'Our service has a problem at the moment. Please try again in a few minutes.',
      metadata: undefined,
    });
  });

  test('a failed call throws an ApiError with a default message for a 404 without a message', async () => {
    const { client } = clientOver(async () => new Response('', { status: 404 }));
    await expect(client.GET('/me')).rejects.toMatchObject({
      status: 404,
      message: 'Our service could not do this. Please try again, or contact us for help.',
    });
  });

  test.each([
    [
      400,
      'email must be an email address',
      'Our service could not do this. Please try again, or contact us for help.',
      'email',
    ],
    [409, 'email must be an email address', 'email must be an email address', undefined],
    [400, 'Enter a US phone number', 'Enter a US phone number', undefined],
  ])(
    'a failed call throws an ApiError with status %i and "%s": %s, about the field %s',
    async (status, sent, message, field) => {
      const { client } = clientOver(async () => Response.json({ message: sent }, { status }));
      await expect(client.GET('/me')).rejects.toMatchObject({ message, field });
    },
  );

  test('a failed call throws an ApiError with status 0 and the cause when the connection fails', async () => {
    const cause = new TypeError('Failed to fetch');
    const { client } = clientOver(() => Promise.reject(cause));
    await expect(client.GET('/me')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'network',
      status: 0,
      operation: 'GET /me',
      cause,
    });
  });

  test.each(['InvalidStateError', 'NotReadableError'])(
    'a failed call throws an ApiError of kind "unsent" when the browser rejects a body with %s',
    async (name) => {
      const cause = new DOMException('The body cannot be read', name);
      const { client } = clientOver(() => Promise.reject(cause));
      await expect(client.PATCH('/api/subscription/pause/{id}', pauseOne)).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'unsent',
        message: 'Your browser could not send this. Please try again, or contact us for help.',
        cause,
      });
    },
  );

  test('a failed call throws an ApiError when the connection fails in the middle of the body', async () => {
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":['));
        controller.error(new TypeError('terminated'));
      },
    });
    const { client } = clientOver(async () => new Response(half));
    await expect(client.GET('/me')).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: 0 });
  });

  test('a failed call throws an ApiError when the body is not valid JSON', async () => {
    const { client } = clientOver(async () => new Response('{"data":[', { status: 200 }));
    await expect(client.GET('/me')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'malformed',
      status: 200,
      operation: 'GET /me',
    });
  });

  test('a failed call throws an ApiError when the response is JSON instead of the requested file', async () => {
    const headers = { 'content-type': 'application/json' };
    const { client } = clientOver(async () => new Response('{"data":[', { headers }));
    const params = { path: { id: 'sub-77' }, query: { action: 'cardID' as const } };
    const call = client.GET('/api/subscription/{id}/private-file', { params, parseAs: 'blob' });
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed', status: 200 });
  });

  test('that does not contain ids', async () => {
    const { client } = clientOver(async () => new Response('no', { status: 500 }));
    const error: unknown = await client
      .PATCH('/api/subscription/pause/{id}', pauseOne)
      .catch((e: unknown) => e);
    expect(JSON.stringify({ ...Object(error), text: String(error) })).not.toContain('sub-77');
  });
});

describe('an AbortSignal', () => {
  test('an AbortSignal cancels the call without an ApiError', async () => {
    const controller = new AbortController();
    const { client } = clientOver(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          controller.abort();
        }),
      { getToken: async () => 'token-1' },
    );
    const { signal } = controller;
    await expect(client.GET('/me', { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('that timed out counts as a lost connection', async () => {
    const timeout = new DOMException('The operation timed out.', 'TimeoutError');
    const signal = AbortSignal.abort(timeout);
    const { client } = clientOver(() => Promise.reject(timeout));
    await expect(client.GET('/me', { signal })).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  });
});
