import { describe, expect, test } from 'vitest';
import { safeReport } from './scrub.ts';

const patterns = new Set(['/login', '/user/subscriptions/:id']);
const event_id = '0123456789abcdef0123456789abcdef';
const frame = { filename: 'https://mens.example/assets/start-x1.js', function: 'Ada', lineno: 1, colno: 7 };
const withMessage = (value: unknown, type?: unknown) => ({
  event_id,
  timestamp: 5,
  exception: { values: [{ type, value }] },
});
const exceptionOf = (event: unknown) => safeReport(event, patterns)?.exception.values[0];

test('privacy 4: a report contains only the allowed fields', () => {
  const report = safeReport(
    {
      event_id,
      timestamp: 5,
      platform: 'javascript',
      level: 'fatal',
      message: 'ada@example.com',
      request: { url: 'https://mens.example/new-password/ada@example.com/secret', headers: { Referer: 'x' } },
      user: { email: 'ada@example.com' },
      breadcrumbs: [{ message: 'wss://mens.example/socket?token=secret' }],
      contexts: { trace: { trace_id: 'x' }, react: { componentStack: 'at Ada' } },
      extra: { answer: 'yes' },
      tags: { route: '/user/subscriptions/:id', email: 'ada@example.com' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: "Cannot read properties of undefined (reading 'Ada')",
            mechanism: { data: 'x' },
            stacktrace: {
              frames: [
                frame,
                { filename: 'https://mens.example/new-password/ada@example.com/secret', lineno: 3 },
              ],
            },
          },
        ],
      },
    },
    patterns,
  );
  expect(report).toEqual({
    event_id,
    timestamp: 5,
    platform: 'javascript',
    level: 'error',
    tags: { route: '/user/subscriptions/:id' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Property of nothing',
          stacktrace: { frames: [{ filename: '/assets/start-x1.js', lineno: 1, colno: 7, in_app: true }] },
        },
      ],
    },
  });
});

describe('the message', () => {
  test.each([
    ["Cannot read properties of null (reading 'roles')", 'Property of nothing'],
    ["undefined is not an object (evaluating 'a.b')", 'Property of nothing'],
    ['e.map is not a function', 'Not a function'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ada', 'React error 418'],
    [`Unexpected token 'A', "Ada Lovell" is not valid JSON`, 'Not JSON'],
    ['The email ada@example.com is taken', undefined],
    [7, undefined],
  ])('"%s" is sent as %s', (message, sent) => expect(exceptionOf(withMessage(message))?.value).toBe(sent));
});

test.each([
  ['TypeError', 'TypeError'],
  ['ApiError', 'ApiError'],
  ['Ada Lovell', 'Error'],
  [undefined, 'Error'],
])('the type %s is sent as %s', (type, sent) => expect(exceptionOf(withMessage('', type))?.type).toBe(sent));

test.each([
  ['a transaction', { event_id, type: 'transaction', spans: [] }],
  ['an event without an id', { ...withMessage('x'), event_id: 'ada@example.com' }],
  ['nothing', undefined],
])('scrub: %s is not sent', (_what, event) => expect(safeReport(event, patterns)).toBeUndefined());

test('scrub: leaves out a route that is not in the table', () => {
  const event = { ...withMessage('x'), tags: { route: '/user/subscriptions/42' } };
  expect(safeReport(event, patterns)?.tags).toEqual({});
});
