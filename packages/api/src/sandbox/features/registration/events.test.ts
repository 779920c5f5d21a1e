import { expect, test } from 'vitest';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const eventId = '5f0c2f9e-0a51-4c9e';

test('an event is stored once, and only for its account', async () => {
  const sandbox = await quietSandbox();
  const { call } = await signedIn(sandbox, 'active');
  const [first] = (await call('POST', '/api/fbevent', { eventName: 'Purchase', eventId })).data;
  expect(first).toMatchObject({ eventName: 'Purchase', eventId, createdAt: '2026-03-18T15:00:00.000Z' });
  expect((await call('POST', '/api/fbevent', { eventName: 'Lead', eventId })).data).toEqual([first]);
  expect((await call('GET', `/api/fbevent/${eventId}`)).data).toEqual([first]);
  const other = await signedIn(sandbox, 'demo');
  expect((await other.call('GET', `/api/fbevent/${eventId}`)).status).toBe(404);
});

test.each([
  [{ eventName: 'Purchase', eventId, email: 'a@b.example' }, 'Only eventName and eventId may be sent'],
  [{ eventName: 'Purchase', eventId, productType: 'wl' }, 'Only eventName and eventId may be sent'],
  [{ eventName: 'wl', eventId }, /^eventName must be one of PageView/],
  [{ eventName: 'Purchase', eventId: 'a@b.example' }, /^eventId must be/],
  [{ eventName: 'Purchase', eventId: 'short' }, /^eventId must be/],
  [{ eventName: 'Purchase' }, 'eventId is required'],
])('privacy 3: %j is rejected', async (body, message) => {
  const sandbox = await quietSandbox();
  const { token } = await signedIn(sandbox, 'active');
  const raw = await sandbox.fetch(
    requestTo('/api/fbevent', 'POST', body, { authorization: `Bearer ${token}` }),
  );
  expect(raw.status).toBe(400);
  expect((await raw.json()).message).toMatch(message);
});
