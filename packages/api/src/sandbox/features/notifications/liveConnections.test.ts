import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document } from '../../http/contract/description.ts';
import type { Notification } from '../../core/schema.ts';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';
import type { Connection } from '../../core/connections.ts';

function createListener() {
  const sent: string[] = [];
  const closed: number[] = [];
  const connection: Connection = {
    send: (text) => void sent.push(text),
    close: (code) => void closed.push(code),
  };
  return { connection, sent, closed };
}

test.each(['', '?token=', '?token=made.up.one'])(
  'a connection to /socket%s is rejected with 4401',
  async (query) => {
    const sandbox = await quietSandbox();
    const { connection, closed } = createListener();
    expect(await sandbox.openConnection(requestTo(`/socket${query}`), connection)).toBeUndefined();
    expect(closed).toEqual([4401]);
    expect(sandbox.connections.size()).toBe(0);
  },
);

test("a pause on one device sends a valid event to the patient's other devices", async () => {
  const sandbox = await quietSandbox();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'patient.json');
  const validate = ajv.compile({ $ref: 'patient.json#/components/schemas/SocketIncoming' });
  const { token, call } = await signedIn(sandbox, 'active');
  const [mine, theirs] = [createListener(), createListener()];
  const other = await signedIn(sandbox, 'demo');
  const open = await sandbox.openConnection(requestTo(`/socket?token=${token}`), mine.connection);
  await sandbox.openConnection(requestTo(`/socket?token=${other.token}`), theirs.connection);
  await call('PATCH', '/api/subscription/pause/active-1');
  expect(mine.sent).toHaveLength(1);
  const event: unknown = JSON.parse(mine.sent[0] ?? '');
  validate(event);
  expect(validate.errors).toBeNull();
  expect(event).toMatchObject({
    event: 'notification',
    data: {
      message: expect.stringMatching(/^You paused Sildenafil/),
      data: { subscriptionId: 'active-1' },
      hasRead: true,
    },
  });
  expect(theirs.sent).toEqual([]);
  open?.disconnect();
  expect(sandbox.connections.size('patient-active')).toBe(0);
});

test('markAsRead marks one notification of the patient as read; invalid events are ignored', async () => {
  const sandbox = await quietSandbox();
  const { token, call } = await signedIn(sandbox, 'active');
  const open = await sandbox.openConnection(requestTo(`/socket?token=${token}`), createListener().connection);
  const newest = async () => (await call<Notification>('GET', '/api/notices')).data[0];
  const id = (await newest())?._id;
  expect((await newest())?.hasRead).toBe(false);
  const mark = (data: object) => open?.receive(JSON.stringify({ event: 'markAsRead', data }));
  open?.receive('not JSON');
  open?.receive('null');
  mark({ id: 'user-demo-notification-12', userId: 'user-demo', type: 'notice' });
  mark({ id, userId: 'user-active', type: 'chat' });
  expect((await newest())?.hasRead).toBe(false);
  mark({ id, userId: 'user-active', type: 'notice' });
  expect(await newest()).toMatchObject({ hasRead: true, whoHaveRead: ['user-active'] });
  expect(sandbox.store.get('notifications', 'user-demo', 'user-demo-notification-12')?.hasRead).toBe(false);
});

test("a fault on 'socket' closes the connection with 1001 (going away)", async () => {
  const sandbox = await quietSandbox();
  const { token } = await signedIn(sandbox, 'active');
  sandbox.faults.set({ operation: 'socket', reset: true, times: 1 });
  const { connection, closed } = createListener();
  expect(await sandbox.openConnection(requestTo(`/socket?token=${token}`), connection)).toBeUndefined();
  expect(closed).toEqual([1001]);
});
