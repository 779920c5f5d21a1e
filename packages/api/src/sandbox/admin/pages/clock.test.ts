import { expect, test } from 'vitest';
import { NOW, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';
import { form, page, read, withPages } from '../testing/browse.ts';

const DAY = 86_400_000;

test('the clock is advanced by a form, and the next page shows a message once', async () => {
  const sandbox = await withPages();
  const sent = await sandbox.fetch(form('/clock', { advanceDays: '30' }));
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/service/__sandbox/clock']);
  expect(sandbox.clock()).toBe(NOW + 30 * DAY);
  expect((await page(sandbox, '/clock')).text).toContain('advanced by 30 days and 0 hours.</p>');
  expect((await page(sandbox, '/clock')).text).not.toContain('advanced by');
});

test('the clock is advanced by JSON, for tests', async () => {
  const sandbox = await quietSandbox();
  for (const [method, body] of [
    ['POST', { advanceMs: 1000 }],
    ['PUT', { advanceDays: 1 }],
  ] as const) {
    expect((await sandbox.fetch(requestTo('/__sandbox/clock', method, body))).status).toBe(200);
  }
  expect(await read(sandbox, '/clock')).toEqual({ now: '2026-03-19T15:00:01.000Z', aheadMs: DAY + 1000 });
});

test("the clock is advanced to a patient's next bill", async () => {
  const sandbox = await withPages();
  const { subscription } = await signedIn(sandbox, 'active');
  const bill = Date.parse((await subscription('active-1'))?.nextBillingDate ?? '');
  expect((await page(sandbox, '/clock')).text).toContain('<option value="patient-active">');
  await sandbox.fetch(form('/clock', { nextBillOf: 'patient-active' }));
  expect(sandbox.clock()).toBe(bill + 1000);
});

test.each([{ advanceDays: '-1' }, { advanceDays: 'two' }, {}, { nextBillOf: 'patient-empty' }])(
  'the clock is not advanced by %j, and the page shows the error',
  async (fields) => {
    const sandbox = await withPages();
    const response = await sandbox.fetch(form('/clock', fields));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('role="alert"');
    expect(sandbox.clock()).toBe(NOW);
  },
);

test('the clock is reset', async () => {
  const sandbox = await withPages();
  await sandbox.fetch(form('/clock', { advanceDays: '3' }));
  sandbox.faults.set({ operation: '*', status: 500 });
  await sandbox.fetch(form('/clock', { do: 'reset' }));
  expect(sandbox.clock()).toBe(NOW);
  expect(sandbox.faults.list()).toEqual([]);
});
