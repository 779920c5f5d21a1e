import { expect, test } from 'vitest';
import { safeDeepLink } from './deepLink.ts';

test.each([
  '/',
  '/user/subscriptions',
  '/user/subscriptions/66f1a2b3c4d5e6f708192a3b',
  '/user/new-subscription?visitType=weightloss',
  '/user/order-history?page=2#top',
  '/user/chat?at=10:30',
  '/user/chat?topic=side%20effects',
])('privacy 6: %s is a path of this app', (raw) => {
  expect(safeDeepLink(raw)).toBe(raw);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['empty', ''],
  ['no leading slash', 'user/chat'],
  ['a host', 'evil.example/user'],
  ['a scheme', 'https://evil.example'],
  ['a scheme in capitals', 'HTTPS:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script after a space', ' javascript:alert(1)'],
  ['a script as a segment', '/data:text/html,x'],
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['two slashes in the middle', '/user//evil.example'],
  ['dots and two slashes', '/..//evil.example'],
  ['a backslash', String.raw`/\evil.example`],
  ['two backslashes', String.raw`\\evil.example`],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded slash in capitals', '/%2Fevil.example'],
  ['two encoded slashes', '%2f%2fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded colon', '/javascript%3Aalert(1)'],
  ['a slash encoded twice', '/%252fevil.example'],
  ['a backslash encoded twice', '/%255cevil.example'],
  ['a colon encoded three times', '/javascript%25253aalert(1)'],
  ['encoded too many times', `/%${'25'.repeat(12)}41`],
  ['invalid encoding', '/user/%E0%A4%A'],
  ['a tab', '/\t/evil.example'],
  ['a line break', '/user\n/evil.example'],
  ['a null', '/user\u0000'],
  ['an encoded line break', '/user%0d%0aSet-Cookie'],
  ['a control character encoded twice', '/user%2509'],
  ['a line separator', '/user\u2028'],
])('privacy 6: %s is rejected', (_name, raw) => {
  expect(safeDeepLink(raw)).toBeUndefined();
});

test.each([
  ['a script', '/user?next=javascript:alert(1)', '/user'],
  ['two slashes', '/user?next=//evil.example&page=2', '/user?page=2'],
  ['an encoded scheme', '/user?page=2&next=https%3a%2f%2fevil.example', '/user?page=2'],
  ['a scheme encoded twice', '/user?next=https%253a%252f%252fevil.example', '/user'],
  ['a scheme as the name', '/user?javascript:alert(1)', '/user'],
  ['a backslash', String.raw`/user?next=\\evil.example`, '/user'],
  ['an encoded line break', '/user?next=%0d%0aSet-Cookie', '/user'],
  ['encoded too many times', `/user?next=%${'25'.repeat(12)}41`, '/user'],
  ['an invalid encoding', '/user/chat?utm_term=50%&chatId=7', '/user/chat?chatId=7'],
  ['a colon', '/user/chat?utm_content=cta:refill', '/user/chat'],
  ['slashes', '/user/chat?utm_id=a//b', '/user/chat'],
  ['a question mark alone', '/user/chat?', '/user/chat'],
  ['a script in the fragment', '/user/chat?page=2#javascript:alert(1)', '/user/chat?page=2'],
  ['a fragment with a host', '/user/chat#//evil.example', '/user/chat'],
])('privacy 6: a parameter or fragment with %s is left out', (_name, raw, link) => {
  expect(safeDeepLink(raw)).toBe(link);
});

test('deepLink: keeps the named parameters only', () => {
  const link = '/user/chat?utm_source=mail&chatId=7&%63hatId=8&Page=1&page#top';
  expect(safeDeepLink(link, ['chatId', 'page'])).toBe('/user/chat?chatId=7&page#top');
  expect(safeDeepLink('/user/chat?utm_source=mail', [])).toBe('/user/chat');
});
