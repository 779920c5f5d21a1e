import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAs } from '../../hosts/signIn.ts';
import { document } from '../../http/contract/description.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { demoPassword } from '../../seed/scenarios/scenarios.ts';
import { type Channel, type Listener, channels, listenTo } from '../../tests/support/channels.ts';
import { NOW, type SignedIn, quietSandbox, signedIn } from '../../tests/support/patient.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'patient.json');
const validate = ajv.compile({ $ref: 'patient.json#/components/schemas/SocketIncoming' });

const messagesOf = ({ events }: Listener) => events.map(({ event, data }) => [event, data['message']]);

const revokeRequest = (refreshToken: string) =>
  new Request('http://sandbox.localhost/identity', {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken' },
    body: JSON.stringify({ Token: refreshToken, ClientId: 'sandbox' }),
  });

describe.each(channels)('the live connection over %s', (_name, start) => {
  let sandbox: Sandbox;
  let channel: Channel;
  let now: number;
  let nora: SignedIn;
  let open: Listener[];
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 60 });
    channel = await start(sandbox);
    nora = await signedIn(sandbox, 'chat');
    open = [];
  });
  afterEach(async () => {
    for (const { socket } of open) socket.close();
    await channel.close();
  });

  async function connect(who = nora): Promise<Listener> {
    const before = sandbox.connections.size();
    const listener = listenTo(channel, who.token);
    open.push(listener);
    await expect.poll(() => sandbox.connections.size()).toBe(before + 1);
    return listener;
  }

  const ask = (message: string, who = nora) =>
    who.call('POST', '/api/chat/question-to-doctor', { chatId: 'chat-chat-photo', message });

  test('the live connection sends a message to the devices of the patient only', async () => {
    const maya = await signedIn(sandbox, 'demo');
    const [phone, laptop, other] = [await connect(), await connect(), await connect(maya)];
    await ask('Can you read it now?');
    await Promise.all([phone.count(1), laptop.count(1)]);
    expect(messagesOf(phone)).toEqual([['new message', 'Can you read it now?']]);
    expect(laptop.events).toEqual(phone.events);
    // An event sent to her by mistake would precede this one.
    await maya.call('POST', '/api/chat/question-to-doctor', {
      chatId: 'demo-chat-doctor',
      message: 'And you?',
    });
    await other.count(1);
    expect(messagesOf(other)).toEqual([['new message', 'And you?']]);
  });

  test('the live connection sends the delayed reply and its notification, both valid against the description', async () => {
    const phone = await connect();
    await ask('Can you read it now?');
    now += 4000;
    await sandbox.tick();
    await phone.count(3);
    expect(messagesOf(phone)).toEqual([
      ['new message', 'Can you read it now?'],
      ['new message', expect.stringContaining('daylight')],
      ['notification', 'Support answered your message.'],
    ]);
    for (const event of phone.events) {
      validate(event);
      expect(validate.errors).toBeNull();
    }
  });

  test('the live connection sends the reply without a request or a tick', async () => {
    const phone = await connect();
    await ask('Can you read it now?');
    now += 4000;
    await phone.count(3);
    expect(phone.events.at(-1)?.event).toBe('notification');
  });

  test('the live connection accepts read marks', async () => {
    const phone = await connect();
    const id = 'user-chat-notification-12';
    const isRead = () => sandbox.store.get('notifications', 'user-chat', id)?.hasRead;
    expect(isRead()).toBe(false);
    phone.socket.send('not JSON');
    phone.socket.send(
      JSON.stringify({ event: 'markAsRead', data: { id, userId: 'user-chat', type: 'notice' } }),
    );
    await expect.poll(isRead).toBe(true);
  });

  test('the live connection is removed when the browser closes it', async () => {
    const phone = await connect();
    phone.socket.close();
    await expect.poll(() => sandbox.connections.size()).toBe(0);
    expect(await phone.closed).not.toBe(4401);
  });

  describe('is closed', () => {
    test.each(['', 'made.up.token'])(
      'the live connection is closed with 4401 for the token %j',
      async (token) => {
        expect(await listenTo(channel, token).closed).toBe(4401);
        expect(sandbox.connections.size()).toBe(0);
      },
    );

    test('the live connection is closed with 4401 when its token expires', async () => {
      const phone = await connect();
      now += 59_999;
      await sandbox.tick();
      expect(sandbox.connections.size()).toBe(1);
      now += 1;
      await sandbox.tick();
      expect(await phone.closed).toBe(4401);
      expect(sandbox.connections.size()).toBe(0);
    });

    test('the live connection is closed with 4401 on the other devices when the password is changed on one', async () => {
      const other = await signedIn(sandbox, 'chat');
      const [mine, theirs] = [await connect(), await connect(other)];
      const change = { oldPassword: demoPassword, newPassword: 'Other-River-43' };
      await nora.call('PUT', '/api/user/change-pass', change);
      await sandbox.tick();
      expect(await theirs.closed).toBe(4401);
      await ask('Still here?');
      await mine.count(1);
      expect(messagesOf(mine)).toEqual([['new message', 'Still here?']]);
    });

    test('the live connection is closed with 1000 after its device signed out, and stays open on the other', async () => {
      const { AccessToken, RefreshToken } = await signInAs(sandbox, 'chat');
      const [mine] = [await connect({ ...nora, token: AccessToken }), await connect()];
      await sandbox.fetch(revokeRequest(RefreshToken));
      await sandbox.tick();
      expect(await mine.closed).toBe(1000);
      expect(sandbox.connections.size('patient-chat')).toBe(1);
    });

    test('the live connection is closed with 4401 when a reset deletes all sessions', async () => {
      const phone = await connect();
      sandbox.reset();
      await sandbox.tick();
      expect(await phone.closed).toBe(4401);
    });

    test("the live connection is closed with 1001 by a fault on 'socket'", async () => {
      sandbox.faults.set({ operation: 'socket', reset: true, times: 1 });
      expect(await listenTo(channel, nora.token).closed).toBe(1001);
    });
  });
});
