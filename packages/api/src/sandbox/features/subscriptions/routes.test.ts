import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Subscription } from '../../core/schema.ts';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

describe('reading subscriptions', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox();
  });
  afterEach(() => sandbox.store.close());

  test('reading subscriptions lists them for the patient, without internal fields', async () => {
    const { call } = await signedIn(sandbox, 'paused');
    const record = sandbox.store.get('subscriptions', 'patient-paused', 'paused-1');
    if (record) {
      const internal = { ...record, prescribedFrom: 3, failedTries: 1, couponBills: { c: 1 } };
      sandbox.store.put('subscriptions', 'patient-paused', 'paused-1', internal);
    }
    const { data } = await call<Subscription>('GET', '/api/subscriptions?patientId=patient-paused');
    expect(data.map(({ _id, status }) => [_id, status])).toEqual([['paused-1', 'pause']]);
    const { history, ...listed } = record ?? {};
    expect(data[0]).toEqual(listed);
    const [one] = (await call<Subscription>('GET', '/api/subscription/paused-1')).data;
    expect(one?.history).toEqual(history);
    expect(history?.at(-1)).toMatchObject({ change: 'paused', by: 'patient' });
  });

  test('reading subscriptions lists all of them', async () => {
    const { call } = await signedIn(sandbox, 'many');
    expect((await call('GET', '/api/subscriptions?patientId=patient-many')).data).toHaveLength(200);
  });

  test('reading subscriptions is a 403 for the list of another patient and a 404 for a single one', async () => {
    const { call } = await signedIn(sandbox, 'active');
    expect((await call('GET', '/api/subscriptions?patientId=patient-demo')).status).toBe(403);
    expect(await call('GET', '/api/subscription/demo-active')).toMatchObject({
      status: 404,
      message: 'Subscription not found',
    });
    expect((await call('GET', '/api/subscription/charges/demo-active')).status).toBe(404);
  });

  test.each([
    ['PATCH', '/api/subscription/pause/demo-active', undefined],
    ['PATCH', '/api/subscription/resume/demo-paused', undefined],
    ['PATCH', '/api/subscription/cancel/demo-active', undefined],
    ['PATCH', '/api/subscription/reactivate/demo-canceled', undefined],
    ['PUT', '/api/subscription/skip/demo-active', { skipPeriods: 1 }],
  ])(
    'reading subscriptions: %s %s of another patient is a 404 and changes nothing',
    async (method, path, body) => {
      const owner = await signedIn(sandbox, 'demo');
      const before = await owner.call('GET', '/api/subscriptions?patientId=patient-demo');
      const { call } = await signedIn(sandbox, 'active');
      expect((await call(method, path, body)).status).toBe(404);
      const after = await owner.call('GET', '/api/subscriptions?patientId=patient-demo');
      expect(after.data).toEqual(before.data);
    },
  );
});
