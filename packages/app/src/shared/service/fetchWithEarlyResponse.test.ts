import { afterEach, expect, test, vi } from 'vitest';
import { dropEarlyResponses } from './earlyResponses.ts';
import { fetchWithEarlyResponse } from './fetchWithEarlyResponse.ts';

const ADDRESS = 'https://a.test/me';
const request = (init: RequestInit = {}) =>
  new Request(ADDRESS, { headers: { authorization: 'Bearer mine' }, ...init });

/** The document has asked; returns what its answer becomes, and the calls that are sent all the same. */
function setUp() {
  const early = Promise.withResolvers<Response>();
  early.promise.catch(() => undefined);
  globalThis.earlyResponses = new Map([[ADDRESS, { authority: 'Bearer mine', answer: early.promise }]]);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  vi.stubGlobal('fetch', sent);
  return { ...early, sent };
}

afterEach(() => {
  dropEarlyResponses();
  vi.unstubAllGlobals();
});

test('an answer is taken once', async () => {
  const { resolve, sent } = setUp();
  resolve(new Response('early'));
  expect(await (await fetchWithEarlyResponse(request())).text()).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await (await fetchWithEarlyResponse(request())).text()).toBe('sent');
});

test.each([
  ['of somebody else', { headers: { authorization: 'Bearer other' } }],
  ['of nobody', { headers: {} }],
  ['that changes something', { method: 'POST' }],
])('a call %s is sent', async (_name, init) => {
  const { sent } = setUp();
  await fetchWithEarlyResponse(request(init));
  expect(sent).toHaveBeenCalledOnce();
});

test('answers that nobody took are dropped, whenever they come', async () => {
  const { resolve, sent } = setUp();
  dropEarlyResponses();
  const cancel = vi.fn<() => void>();
  resolve(new Response(new ReadableStream({ cancel })));
  await expect.poll(() => cancel).toHaveBeenCalledOnce();
  await fetchWithEarlyResponse(request());
  expect(sent).toHaveBeenCalledOnce();
});

test('a lost line fails the call, as it does without an early answer', async () => {
  const { reject } = setUp();
  reject(new TypeError('The line is down'));
  await expect(fetchWithEarlyResponse(request())).rejects.toThrow('The line is down');
});

test('a call that is taken back does not wait', async () => {
  setUp();
  const controller = new AbortController();
  const answer = fetchWithEarlyResponse(request({ signal: controller.signal }));
  controller.abort(new Error('Taken back'));
  await expect(answer).rejects.toThrow('Taken back');
  setUp();
  await expect(fetchWithEarlyResponse(request({ signal: controller.signal }))).rejects.toThrow('Taken back');
});
