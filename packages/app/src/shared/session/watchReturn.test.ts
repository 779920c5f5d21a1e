import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { watchReturn } from './watchReturn.ts';

const channel = { announceEnd: () => undefined, listen: () => undefined };
const tokenOf = (sub: string, part = '') => `h.${btoa(JSON.stringify({ sub, part }))}.s`;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether a page is left that is put aside while the token is `before`, and shown again while it is `after`. */
function isLeft(before: string | undefined, after: string | undefined, persisted = true): boolean {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  let token = before;
  const stored = createSession({ storage: undefined, now: Date.now, channel }).read();
  const leave = vi.fn<() => void>();
  const stop = watchReturn({ read: () => ({ ...stored, token }) }, leave);
  page.dispatchEvent(new Event('pagehide'));
  token = after;
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const { length } = leave.mock.calls;
  stop();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(leave.mock.calls).toHaveLength(length);
  return length > 0;
}

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['whose session goes on stays', tokenOf('ada'), tokenOf('ada'), false],
  ['whose token was renewed stays', tokenOf('ada'), tokenOf('ada', 'new'), false],
  ['whose session has ended is left', tokenOf('ada'), undefined, true],
  ['on which somebody else has signed in is left', tokenOf('ada'), tokenOf('ben'), true],
  ['of nobody stays', undefined, tokenOf('ada'), false],
])('privacy 7: a page put aside %s', (_name, before, after, left) => {
  expect(isLeft(before, after)).toBe(left);
});

test('a page that was loaded anew has seen the session already', () => {
  expect(isLeft(tokenOf('ada'), undefined, false)).toBe(false);
});
