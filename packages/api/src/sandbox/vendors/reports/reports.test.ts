import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { quietSandbox } from '../../tests/support/patient.ts';
import { recentEntries } from '../../core/recentEntries.ts';
import { parseEnvelope } from './envelope.ts';
import { MAX_REPORT_BYTES } from './inflate.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const exception = { event_id: 'e1', message: 'Broken é\n' };
const length = bytesOf(JSON.stringify(exception)).length;
const envelope = [
  { event_id: 'e1', sent_at: '2026-03-18T15:00:00.000Z', sdk: { name: 'sentry.javascript.browser' } },
  { type: 'event', length },
  exception,
]
  .map((part) => JSON.stringify(part))
  .join('\n');

test('parsing an envelope with lengths in bytes, not characters', () => {
  expect(parseEnvelope(bytesOf(`${envelope}\n`))).toEqual({
    header: expect.objectContaining({ event_id: 'e1' }),
    items: [{ type: 'event', header: { type: 'event', length }, payload: exception }],
  });
});

test('parsing an envelope without lengths, with several items, one of them not JSON', () => {
  const text = '{}\n{"type":"session"}\n{"ok":true}\n{"type":"attachment","length":6}\nab\ncde\n';
  expect(parseEnvelope(bytesOf(text))?.items.map(({ payload }) => payload)).toEqual([
    { ok: true },
    'ab\ncde',
  ]);
});

test('parsing an envelope with only a header', () =>
  expect(parseEnvelope(bytesOf('{}'))).toEqual({ header: {}, items: [] }));

test.each(['', 'x', '[]', '{}\n{}', '{}\n{"type":"event"}', '{}\n{"type":"event","length":9}\n{}'])(
  'parsing an envelope fails for %j',
  (text) => expect(parseEnvelope(bytesOf(text))).toBeUndefined(),
);

const send = (body: BodyInit, headers: Record<string, string> = {}, project = '7') =>
  new Request(
    `http://sandbox.localhost/service/report/api/${project}/envelope/?sentry_key=k&sentry_version=7`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body,
    },
  );

describe('the report endpoint', () => {
  test.each([
    ['plain', envelope, {}],
    ['compressed', new Uint8Array(gzipSync(envelope)), { 'content-encoding': 'gzip' }],
  ])('the report endpoint stores a %s report with all its items', async (_how, body, headers) => {
    const sandbox = await quietSandbox();
    const response = await sandbox.fetch(send(body, headers));
    expect([response.status, await response.json()]).toEqual([200, { id: 'e1' }]);
    expect(recentEntries(sandbox.store, 'reports')).toEqual([
      expect.objectContaining({
        project: '7',
        receivedAt: '2026-03-18T15:00:00.000Z',
        items: [expect.objectContaining({ type: 'event', payload: exception })],
      }),
    ]);
  });

  test.each([
    ['an invalid envelope', 'nothing', {}, 400],
    ['a body that is not gzip', 'nothing', { 'content-encoding': 'gzip' }, 400],
    ['another encoding', envelope, { 'content-encoding': 'br' }, 415],
    ['a body that is too large', 'x'.repeat(MAX_REPORT_BYTES + 1), {}, 413],
    [
      'a body that is too large after decompression',
      new Uint8Array(gzipSync('x'.repeat(MAX_REPORT_BYTES + 1))),
      { 'content-encoding': 'gzip' },
      413,
    ],
  ])('the report endpoint rejects %s', async (_what, body, headers, status) => {
    const sandbox = await quietSandbox();
    expect((await sandbox.fetch(send(body, headers))).status).toBe(status);
    expect(recentEntries(sandbox.store, 'reports')).toEqual([]);
  });

  test('a fault can be injected', async () => {
    const sandbox = await quietSandbox();
    sandbox.faults.set({ operation: 'report', status: 429, times: 1 });
    expect((await sandbox.fetch(send(envelope))).status).toBe(429);
    expect((await sandbox.fetch(send(envelope))).status).toBe(200);
  });
});
