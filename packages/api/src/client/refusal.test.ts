import { expect, test } from 'vitest';
import { refusalOf, type Refusal } from './refusal.ts';

const now = Date.parse('2026-11-28T10:00:00Z');
const page = '<html><head><title>413 Request Entity Too Large</title></head><body>nginx</body></html>';
const inTwoMinutes = 'Sat, 28 Nov 2026 10:02:00 GMT';
const busy = "We're getting too many requests at the moment.";
const broken = 'Our service has a problem at the moment.';
const tooLarge = 'This is too large for our service. Choose another file, or a smaller copy of it.';

test.each<[string, number, Record<string, string>, string, Refusal]>([
  ['413 of a proxy', 413, {}, page, { message: tooLarge }],
  ['413 without a body', 413, {}, '', { message: tooLarge }],
  ['413 with a message', 413, {}, '{"message":"At most 5 MB."}', { message: 'At most 5 MB.' }],
  ['413 with a time', 413, { 'retry-after': '20' }, page, { message: tooLarge }],
  ['429 with seconds', 429, { 'retry-after': '20' }, page, { message: busy, retryAt: now + 20_000 }],
  ['429 with a date', 429, { 'retry-after': inTwoMinutes }, '', { message: busy, retryAt: now + 120_000 }],
  ['429 without a time', 429, {}, page, { message: `${busy} Wait a few minutes, then try again.` }],
  [
    '429 with zero',
    429,
    { 'retry-after': '0' },
    '',
    { message: `${busy} Wait a few minutes, then try again.` },
  ],
  [
    '429 with a word',
    429,
    { 'retry-after': 'soon' },
    '',
    { message: `${busy} Wait a few minutes, then try again.` },
  ],
  ['429 of a year', 429, { 'retry-after': '31536000' }, '', { message: busy, retryAt: now + 86_400_000 }],
  [
    '429 with a message',
    429,
    { 'retry-after': '20' },
    '{"message":"Slow down."}',
    { message: 'Slow down.', retryAt: now + 20_000 },
  ],
  ['503 with seconds', 503, { 'retry-after': '3600' }, page, { message: broken, retryAt: now + 3_600_000 }],
  ['503 without a time', 503, {}, page, { message: `${broken} Please try again in a few minutes.` }],
  [
    '503 with a past date',
    503,
    { 'retry-after': 'Sat, 28 Nov 2026 09:00:00 GMT' },
    '',
    { message: `${broken} Please try again in a few minutes.` },
  ],
  [
    '503 on a device whose clock is an hour ahead',
    503,
    { 'retry-after': 'Sat, 28 Nov 2026 09:02:00 GMT', date: 'Sat, 28 Nov 2026 09:00:00 GMT' },
    '',
    { message: broken, retryAt: now + 120_000 },
  ],
  [
    'a page as the message of JSON',
    502,
    {},
    JSON.stringify({ message: page }),
    { message: `${broken} Please try again in a few minutes.` },
  ],
  ['markup in a message', 400, {}, '{"message":"<b>No</b>"}', { message: '<b>No</b>' }],
  [
    '409 with metadata',
    409,
    {},
    '{"message":"Phone is taken","metadata":{"phoneExist":true}}',
    { message: 'Phone is taken', metadata: { phoneExist: true } },
  ],
])('refusal: %s', (_case, status, headers, body, expected) => {
  expect(refusalOf({ status, headers: new Headers(headers) }, body, now)).toEqual(expected);
});
