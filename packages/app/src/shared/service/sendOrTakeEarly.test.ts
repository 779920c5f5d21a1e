import { afterEach, expect, test, vi } from 'vitest';
import { forgetEarlyAnswers } from './earlyAnswers.ts';
import { sendOrTakeEarly } from './sendOrTakeEarly.ts';

const ADDRESS = 'https://a.test/me';
const request = (init: RequestInit = {}) =>
  new Request(ADDRESS, { headers: { authorization: 'Bearer mine' }, ...init });

/** The document has asked; returns what its answer becomes, and the calls that are sent all the same. */
function setUp() {
  const early = Promise.withResolvers<Response>();
  early.promise.catch(() => undefined);
  globalThis.earlyAnswers = new Map([[ADDRESS, { authority: 'Bearer mine', answer: early.promise }]]);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  vi.stubGlobal('fetch', sent);
  return { ...early, sent };
}

afterEach(() => {
  forgetEarlyAnswers();
  vi.unstubAllGlobals();
});

test('an answer is taken once', async () => {
  const { resolve, sent } = setUp();
  resolve(new Response('early'));
  expect(await (await sendOrTakeEarly(request())).text()).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await (await sendOrTakeEarly(request())).text()).toBe('sent');
});

test.each([
  ['of somebody else', { headers: { authorization: 'Bearer other' } }],
  ['of nobody', { headers: {} }],
  ['that changes something', { method: 'POST' }],
])('a call %s is sent', async (_name, init) => {
  const { sent } = setUp();
  await sendOrTakeEarly(request(init));
  expect(sent).toHaveBeenCalledOnce();
});

test('answers that nobody took are dropped, whenever they come', async () => {
  const { resolve, sent } = setUp();
  forgetEarlyAnswers();
  const cancel = vi.fn<() => void>();
  resolve(new Response(new ReadableStream({ cancel })));
  await expect.poll(() => cancel).toHaveBeenCalledOnce();
  await sendOrTakeEarly(request());
  expect(sent).toHaveBeenCalledOnce();
});

test('a lost line fails the call, as it does without an early answer', async () => {
  const { reject } = setUp();
  reject(new TypeError('The line is down'));
  await expect(sendOrTakeEarly(request())).rejects.toThrow('The line is down');
});

test('a call that is taken back does not wait', async () => {
  setUp();
  const controller = new AbortController();
  const answer = sendOrTakeEarly(request({ signal: controller.signal }));
  controller.abort(new Error('Taken back'));
  await expect(answer).rejects.toThrow('Taken back');
  setUp();
  await expect(sendOrTakeEarly(request({ signal: controller.signal }))).rejects.toThrow('Taken back');
});
