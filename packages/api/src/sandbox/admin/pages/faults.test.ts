import { expect, test } from 'vitest';
import { form, page, withPages } from '../testing/browse.ts';

test('faults are set and cleared by forms', async () => {
  const sandbox = await withPages();
  const fields = { do: 'arm', operation: 'getMe', way: 'status', status: '503', latency: '20', times: '' };
  expect((await sandbox.fetch(form('/faults', fields))).status).toBe(303);
  expect(sandbox.faults.list()).toEqual([{ operation: 'getMe', status: 503, latency: 20 }]);
  expect((await page(sandbox, '/faults')).text).toContain('waits 20 ms, then responds with 503');
  await sandbox.fetch(form('/faults', { do: 'disarm', operation: 'getMe' }));
  expect(sandbox.faults.list()).toEqual([]);
});

test.each([
  ['malformed', { malformed: true }],
  ['reset', { reset: true }],
  ['slow', { latency: 5 }],
])('faults can have the effect %s', async (way, fault) => {
  const sandbox = await withPages();
  await sandbox.fetch(
    form('/faults', { do: 'arm', operation: '*', way, ...(way === 'slow' && { latency: '5' }) }),
  );
  expect(sandbox.faults.list()).toEqual([{ operation: '*', ...fault }]);
});

test.each([
  { do: 'arm', operation: 'nothing', way: 'reset' },
  { do: 'arm', operation: 'getMe', way: 'explode' },
  { do: 'arm', operation: 'getMe', way: 'status', status: '200' },
  { do: 'something' },
])('faults are not set by %j', async (fields) => {
  const sandbox = await withPages();
  expect((await sandbox.fetch(form('/faults', fields))).status).toBe(400);
  expect(sandbox.faults.list()).toEqual([]);
});

test('faults can be set for every operation, including those of vendors', async () => {
  const { text } = await page(await withPages(), '/faults');
  for (const name of ['getMe', 'verifyAddress', 'socket', 'report', 'identity.InitiateAuth']) {
    expect(text).toContain(`<option value="${name}">`);
  }
});
