import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Chat, ChatMessage, Notification } from '../../core/schema.ts';
import { formWith, sampleFile } from '../../tests/support/files.ts';
import { NOW, type SignedIn, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const QUESTION = '/api/chat/question-to-doctor';

const send = (who: SignedIn, id: string, file: File) =>
  who.call<ChatMessage>('POST', `/api/chat/${id}/send-file`, formWith('file', file));

describe('chats', () => {
  let sandbox: Sandbox;
  let now: number;
  let nora: SignedIn;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now });
    nora = await signedIn(sandbox, 'chat');
  });
  afterEach(() => sandbox.store.close());

  const chat = async (query: string, who = nora) =>
    (await who.call<Chat>('GET', `/api/chat?${query}`)).data[0];
  const ask = (body: object, who = nora) => who.call<ChatMessage>('POST', QUESTION, body);
  const chatOf = async (body: object) => (await ask({ message: 'Hi', ...body })).data[0]?.chatId;
  const unread = async (who = nora) =>
    (await who.call<{ counter: number }>('GET', '/api/chat/unread-messages')).data[0]?.counter;
  const list = async (who = nora) => (await who.call<Chat>('GET', '/api/chats')).data;

  describe('the list', () => {
    test('the list of chats starts with the most recent chat, each with its latest messages and its staff member', async () => {
      const chats = await list();
      expect(chats.map(({ _id, unread: count, topic }) => [_id, count, topic])).toEqual([
        ['chat-chat-doctor', 2, undefined],
        ['chat-chat-reports', 0, 'medication or treatment plan'],
        ['chat-chat-photo', 3, 'photo/ID'],
        ['chat-chat-shipping', 0, 'shipping/order'],
      ]);
      expect(chats[0]?.users).toEqual([
        {
          _id: 'user-doctor-lee',
          roles: ['doctor'],
          firstName: 'Lena',
          lastName: 'Lee',
          avatar: '/service/pictures/doctor-lee.svg',
          email: 'lee@doctors.example',
          doctor: { _id: 'doctor-lee' },
        },
      ]);
      expect(chats[2]?.users?.[0]).toMatchObject({ roles: ['support'], firstName: 'Support' });
      expect(chats[1]?.messages).toHaveLength(10);
      const dates = chats[1]?.messages?.map(({ createdAt }) => createdAt) ?? [];
      expect(dates).toEqual([...dates].sort());
    });

    test('the list of chats marks nothing as read', async () => {
      await list();
      expect(await unread()).toBe(5);
    });
  });

  describe('one chat', () => {
    test('a chat returns its newest page and marks it as read', async () => {
      expect(await unread()).toBe(5);
      const first = await chat('chatId=chat-chat-doctor');
      expect(first).toMatchObject({ unread: 0, pagination: { page: 1, limit: 50, total: 12 } });
      expect(first?.messages?.at(-1)?.whoHaveRead).toEqual(['user-doctor-lee', 'user-chat']);
      expect(await unread()).toBe(3);
      await chat('chatId=chat-chat-photo');
      expect(await unread()).toBe(0);
    });

    test('a chat has pages numbered from the oldest message', async () => {
      const newest = await chat('chatId=chat-chat-reports');
      expect(newest?.pagination).toEqual({ page: 2, limit: 50, total: 61 });
      expect(newest?.messages).toHaveLength(11);
      const oldest = await chat('chatId=chat-chat-reports&page=1');
      expect(oldest?.messages).toHaveLength(50);
      const ids = [...(oldest?.messages ?? []), ...(newest?.messages ?? [])].map(({ _id }) => _id);
      expect(ids).toEqual(Array.from({ length: 61 }, (_, index) => `chat-chat-reports-${index + 1}`));
      expect((await chat('chatId=chat-chat-reports&page=3'))?.messages).toEqual([]);
    });

    test('a chat keeps new messages unread when an older page is read', async () => {
      for (let time = 0; time < 50; time += 1) await ask({ chatId: 'chat-chat-doctor', message: `${time}` });
      await chat('chatId=chat-chat-doctor&page=1');
      expect((await list()).find(({ _id }) => _id === 'chat-chat-doctor')?.unread).toBe(2);
    });

    test('a chat is found by its subscription, and is empty before the first question', async () => {
      expect((await chat('subscriptionId=chat-1'))?._id).toBe('chat-chat-doctor');
      const ben = await signedIn(sandbox, 'active');
      expect(await ben.call('GET', '/api/chat?subscriptionId=active-1')).toMatchObject({
        status: 200,
        data: [],
      });
    });

    test.each([
      ['', 400],
      ['chatId=chat-chat-doctor&subscriptionId=chat-1', 400],
      ['chatId=none', 404],
      ['chatId=demo-chat-doctor', 404],
      ['subscriptionId=demo-active', 404],
    ])('?%s is a %i', async (query, status) => {
      expect((await nora.call('GET', `/api/chat?${query}`)).status).toBe(status);
    });
  });

  describe('a question', () => {
    test('a question goes to the chat of its chatId, and is returned as stored', async () => {
      const message = 'Is <b>this</b> fine? <img src=x onerror=alert(1)>';
      const { data } = await ask({ chatId: 'chat-chat-doctor', message });
      expect(data).toEqual([
        {
          _id: expect.stringMatching(/^message-/),
          chatId: 'chat-chat-doctor',
          messageType: 'text',
          message,
          createdAt: '2026-03-18T15:00:00.000Z',
          whoHaveRead: ['user-chat'],
          userId: 'user-chat',
          userName: 'Nora Lindqvist',
          avatar: '/service/pictures/patient-nora.svg',
        },
      ]);
      expect((await chat('chatId=chat-chat-doctor'))?.messages?.at(-1)).toEqual({
        ...data[0],
        whoHaveRead: ['user-chat'],
      });
    });

    test('about a subscription goes to the chat of its topic, or to the newest chat', async () => {
      const about = { subscriptionId: 'chat-1' };
      expect(await chatOf(about)).toBe('chat-chat-doctor');
      now += 1000;
      const effects = await chatOf({ ...about, topic: 'side effects' });
      expect(effects).not.toBe('chat-chat-doctor');
      expect(await chatOf({ ...about, topic: 'Side effects' })).toBe(effects);
      expect((await chat('subscriptionId=chat-1'))?._id).toBe(effects);
      expect(await chatOf(about)).toBe(effects);
    });

    test('a question with a topic alone belongs to no treatment when the patient has several', async () => {
      const maya = await signedIn(sandbox, 'demo');
      await ask({ topic: 'side effects', message: 'I feel dizzy' }, maya);
      const [started] = await list(maya);
      expect(started).toMatchObject({ variationName: 'Support', topic: 'side effects' });
    });

    test('sent twice with one idempotency key is stored once, starts one chat, and is returned', async () => {
      const sam = await signedIn(sandbox, 'empty');
      const body = { topic: 'side effects', message: 'I feel dizzy', idempotencyKey: 'k-1' };
      const [first] = (await ask(body, sam)).data;
      const [again] = (await ask(body, sam)).data;
      expect(again).toEqual(first);
      const [started, ...others] = await list(sam);
      expect(others).toEqual([]);
      expect(started?.messages).toHaveLength(2);
      // Keys of different patients are independent.
      expect((await ask({ ...body, message: 'Mine' })).data[0]?.message).toBe('Mine');
    });

    test('about a subscription starts one chat with its doctor', async () => {
      const ben = await signedIn(sandbox, 'active');
      const body = { subscriptionId: 'active-1', message: 'May I drink wine?' };
      const [first] = (await ask(body, ben)).data;
      const [second] = (await ask(body, ben)).data;
      expect(second?.chatId).toBe(first?.chatId);
      const chats = await list(ben);
      expect(chats).toHaveLength(1);
      expect(chats[0]).toMatchObject({
        subscriptionId: 'active-1',
        users: [{ doctor: { _id: 'doctor-lee' } }],
      });
      expect(chats[0]?.messages?.map(({ messageType }) => messageType)).toEqual(['system', 'text', 'text']);
    });

    test("a question goes to a doctor licensed in the patient's state while none is assigned", async () => {
      const carla = await signedIn(sandbox, 'pending');
      await ask({ subscriptionId: 'pending-1', message: 'How long does it take?' }, carla);
      const [peer] = (await list(carla))[0]?.users ?? [];
      const state = sandbox.store.get('users', 'user-pending', 'user-pending')?.patient?.shipping?.state;
      const licenses = sandbox.store.get('doctors', '', peer?.doctor?._id ?? '')?.licenses;
      expect(licenses?.some((license) => license.state === state && license.product === 'wl')).toBe(true);
    });

    test.each([
      ['photo/ID', 'support'],
      ['Side effects', 'doctor'],
      [undefined, 'support'],
    ])('about %s starts a chat with %s', async (topic, role) => {
      const sam = await signedIn(sandbox, 'empty');
      await ask({ message: 'Hello', ...(topic !== undefined && { topic }) }, sam);
      const [started] = await list(sam);
      expect(started?.users?.[0]?.roles).toEqual([role]);
      expect(started?.topic).toBe(topic);
    });

    test.each([
      [{ chatId: 'demo-chat-doctor', message: 'Hello' }, 404],
      [{ subscriptionId: 'demo-active', message: 'Hello' }, 404],
    ])('a question: %j is a %i and starts no chat', async (body, status) => {
      expect((await ask(body)).status).toBe(status);
      expect(await list()).toHaveLength(4);
    });

    test.each([
      [{ chatId: 'chat-chat-doctor', message: '  ' }, 'message is required'],
      [{ message: 'x'.repeat(5001) }, 'message must not be longer than 5000 letters'],
      [{ message: 'Hello', by: 'doctor' }, /^Only message, chatId, .* may be sent$/],
    ])('a question: %.60j is a 400 and starts no chat', async (body, message) => {
      const authorization = `Bearer ${nora.token}`;
      const response = await sandbox.fetch(
        requestTo('/api/chat/question-to-doctor', 'POST', body, { authorization }),
      );
      expect(response.status).toBe(400);
      expect((await response.json()).message).toMatch(message);
      expect(await list()).toHaveLength(4);
    });
  });

  describe('a reply', () => {
    test('a reply is sent four seconds later, fits the topic, and counts as unread', async () => {
      const sam = await signedIn(sandbox, 'empty');
      const [question] = (await ask({ topic: 'side effects', message: 'I feel dizzy' }, sam)).data;
      now += 3999;
      expect(await unread(sam)).toBe(0);
      now += 1;
      expect(await unread(sam)).toBe(1);
      const replied = await chat(`chatId=${question?.chatId}`, sam);
      expect(replied?.messages?.at(-1)).toMatchObject({
        message: expect.stringContaining('nausea'),
        createdAt: '2026-03-18T15:00:04.000Z',
        userName: expect.stringMatching(/^Dr\. /),
      });
      // The doctor has read the question.
      expect(replied?.messages?.[1]?.whoHaveRead).toHaveLength(2);
      const [notice] = (await sam.call<Notification>('GET', '/api/notices')).data;
      expect(notice).toMatchObject({
        message: 'Your doctor answered your message.',
        data: { chatId: question?.chatId },
      });
    });

    test('a reply is sent once for several questions in a row, with the same text in another sandbox', async () => {
      const messagesIn = async (where: Sandbox) => {
        const who = await signedIn(where, 'chat');
        await ask({ chatId: 'chat-chat-photo', message: 'One' }, who);
        now += 1000;
        await ask({ chatId: 'chat-chat-photo', message: 'Two' }, who);
        now += 60_000;
        const messages = (await chat('chatId=chat-chat-photo', who))?.messages ?? [];
        return messages.slice(5).map(({ message }) => message);
      };
      const first = await messagesIn(sandbox);
      expect(first).toHaveLength(3);
      now = NOW;
      expect(await messagesIn(await quietSandbox({ clock: () => now }))).toEqual(first);
    });

    test('a reply sends no notification when they are turned off', async () => {
      await nora.call('PUT', '/api/user/user-chat', { chatNoticeAlert: false });
      const before = (await nora.call('GET', '/api/notices')).data.length;
      await ask({ chatId: 'chat-chat-doctor', message: 'Hello' });
      now += 4000;
      expect(await unread()).toBe(6);
      expect((await nora.call('GET', '/api/notices')).data).toHaveLength(before);
    });
  });

  describe('a file', () => {
    test.each([
      ['png', 'image', 'image/png'],
      ['pdf', 'file', 'application/pdf'],
    ] as const)(
      'a file: %s is a message of type %s, fetched with the token',
      async (kind, messageType, type) => {
        const [sent] = (await send(nora, 'chat-chat-doctor', sampleFile(kind, { name: `mine.${kind}` })))
          .data;
        expect(sent).toMatchObject({ messageType, fileName: `mine.${kind}`, userId: 'user-chat' });
        const path = sent?.message.replace('/service', '') ?? '';
        expect((await nora.call('GET', path)).raw.headers.get('content-type')).toBe(type);
        expect((await (await signedIn(sandbox, 'demo')).call('GET', path)).status).toBe(404);
      },
    );

    test('and its text are stored together, once per idempotency key, which both carry', async () => {
      const form = formWith('file', sampleFile('png', { name: 'mine.png' }));
      form.append('message', 'Look at this');
      form.append('idempotencyKey', 'key-1');
      const post = () => nora.call<ChatMessage>('POST', '/api/chat/chat-chat-doctor/send-file', form);
      const first = (await post()).data;
      expect(
        first.map(({ messageType, message }) => (messageType === 'text' ? message : messageType)),
      ).toEqual(['Look at this', 'image']);
      expect(first.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
      expect((await post()).data).toEqual(first);
      expect((await chat('chatId=chat-chat-doctor'))?.messages?.slice(-2).map(({ _id }) => _id)).toEqual(
        first.map(({ _id }) => _id),
      );
      expect((await chat('chatId=chat-chat-doctor'))?.pagination?.total).toBe(14);
    });

    test.each([
      ['message', '  ', 'message is required'],
      ['message', 'x'.repeat(5001), 'message must not be longer than 5000 letters'],
      ['idempotencyKey', '', 'idempotencyKey is required'],
    ])('a file with %s %.8j is rejected and stores nothing', async (name, value, reason) => {
      const form = formWith('file', sampleFile('png'));
      form.append(name, value);
      const response = await nora.call('POST', '/api/chat/chat-chat-doctor/send-file', form);
      expect([response.status, response.message]).toEqual([400, reason]);
      expect((await chat('chatId=chat-chat-doctor'))?.pagination?.total).toBe(12);
    });

    test('a file of an unsupported type is rejected and stores nothing', async () => {
      expect((await send(nora, 'chat-chat-doctor', sampleFile('svg', { name: 'me.png' }))).status).toBe(415);
      expect((await chat('chatId=chat-chat-doctor'))?.pagination?.total).toBe(12);
    });

    test("cannot be sent to another patient's chat", async () => {
      expect((await send(nora, 'demo-chat-doctor', sampleFile('png'))).status).toBe(404);
    });

    test('a file of the seed can be fetched', async () => {
      const [picture] =
        (await chat('chatId=chat-chat-doctor'))?.messages?.filter(
          ({ messageType }) => messageType === 'image',
        ) ?? [];
      const { raw } = await nora.call('GET', picture?.message.replace('/service', '') ?? '');
      expect(raw.headers.get('content-type')).toBe('image/png');
    });
  });

  test('chats of 10,000 messages are seeded when their patient signs in, and are read in pages', async () => {
    const theo = await signedIn(sandbox, 'long-chat');
    expect(sandbox.store.count('messages', 'long-chat-chat-long')).toBe(0);
    expect(await unread(theo)).toBe(1);
    const newest = await chat('subscriptionId=long-chat-1', theo);
    expect(newest?.pagination).toEqual({ page: 200, limit: 50, total: 10_000 });
    expect(newest?.messages?.at(-1)?.message).toBe('Thank you, day 5000 is in your record.');
    const middle = await chat('subscriptionId=long-chat-1&page=100', theo);
    expect(middle?.messages?.[0]?.message).toMatch(/^Day 2476: /);
    expect((await list(theo))[0]?.messages).toHaveLength(10);
    expect(await unread(theo)).toBe(0);
  });
});
