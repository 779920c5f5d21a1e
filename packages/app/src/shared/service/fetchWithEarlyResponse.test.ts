import { afterEach, expect, test, vi } from 'vitest';
import { dropEarlyResponses, fetchWithEarlyResponse } from './fetchWithEarlyResponse.ts';

const ME_URL = 'https://a.test/me';
const request = (init: RequestInit = {}) =>
  new Request(ME_URL, { headers: { authorization: 'Bearer mine' }, ...init });

/** Stubs an early request; returns resolvers for its response, and the spy of `fetch`. */
function setUp() {
  const early = Promise.withResolvers<Response>();
  early.promise.catch(() => undefined);
  globalThis.earlyResponses = new Map([[ME_URL, { authority: 'Bearer mine', response: early.promise }]]);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  vi.stubGlobal('fetch', sent);
  return { ...early, sent };
}

afterEach(() => {
  dropEarlyResponses();
  vi.unstubAllGlobals();
});

test('fetchWithEarlyResponse: uses an early response once', async () => {
  const { resolve, sent } = setUp();
  resolve(new Response('early'));
  expect(await (await fetchWithEarlyResponse(request())).text()).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await (await fetchWithEarlyResponse(request())).text()).toBe('sent');
});

test.each([
  ['with another token', { headers: { authorization: 'Bearer other' } }],
  ['without a token', { headers: {} }],
  ['with another method', { method: 'POST' }],
])('fetchWithEarlyResponse: sends a call %s', async (_name, init) => {
  const { sent } = setUp();
  await fetchWithEarlyResponse(request(init));
  expect(sent).toHaveBeenCalledOnce();
});

test('fetchWithEarlyResponse: cancels the body of a dropped response that is received later', async () => {
  const { resolve, sent } = setUp();
  dropEarlyResponses();
  const cancel = vi.fn<() => void>();
  resolve(new Response(new ReadableStream({ cancel })));
  await expect.poll(() => cancel).toHaveBeenCalledOnce();
  await fetchWithEarlyResponse(request());
  expect(sent).toHaveBeenCalledOnce();
});

test('fetchWithEarlyResponse: rejects when the early request fails', async () => {
  const { reject } = setUp();
  reject(new TypeError('Failed to fetch'));
  await expect(fetchWithEarlyResponse(request())).rejects.toThrow('Failed to fetch');
});

test('fetchWithEarlyResponse: rejects at once when the call is aborted', async () => {
  setUp();
  const controller = new AbortController();
  const response = fetchWithEarlyResponse(request({ signal: controller.signal }));
  controller.abort(new Error('Aborted'));
  await expect(response).rejects.toThrow('Aborted');
  setUp();
  await expect(fetchWithEarlyResponse(request({ signal: controller.signal }))).rejects.toThrow('Aborted');
});
