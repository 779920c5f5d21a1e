import { focusManager } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sandbox } from '@patient/api/sandbox';
import { createWorld } from '#testing/messages/simulatedWorld.ts';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A request takes 919 ms in each direction, a pushed event at most 65. */
const slowWorld = async () => {
  const world = await createWorld(['chat'], (below) => below - 1);
  const [patient] = world.patients;
  if (patient === undefined) throw new Error('The world has one patient');
  return { ...world, ...patient };
};
const CHAT = 'chat-chat-doctor';
const target = { kind: 'chat', chatId: CHAT } as const;

test('races: shows a message that is received while its chat is fetched for the first time', async () => {
  const { tabs, pass } = await slowWorld();
  await pass(8000);
  tabs[0].show(CHAT);
  await pass(100);
  tabs[1].write(target, 'From the other tab');
  // The doctor's answer, which is later, causes a refetch of the chat.
  await pass(4000);
  const own = tabs[0].messages().filter(({ message }) => message === 'From the other tab');
  expect(own).toHaveLength(1);
});

test('races: requests a list that fails a few times, not in a loop with its chat', async () => {
  const { tabs, pass, connection } = await slowWorld();
  connection.failOnce('GET /api/chats', 503);
  const { fetch: send } = globalThis;
  let requests = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.endsWith('/api/chats')) requests += 1;
    return send(request);
  });
  tabs[0].show(CHAT);
  tabs[1].show(CHAT);
  await pass(30_000);
  expect(tabs[0].messages()).not.toHaveLength(0);
  // Both tabs refetch it when the connection opens and when the other one has read the chat.
  expect(requests).toBeLessThan(30);
});

test('races: requests the list once per tab after a lost connection, with a chat open', async () => {
  const { tabs, connection, pass } = await slowWorld();
  tabs[0].show(CHAT);
  await pass(12_000);
  const { fetch: send } = globalThis;
  let requests = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.endsWith('/api/chats')) requests += 1;
    return send(request);
  });
  connection.drop();
  await pass(8000);
  connection.restore();
  await pass(20_000);
  expect(requests).toBe(2);
});

test('races: does not refetch a chat that the patient has left because of later messages', async () => {
  const { tabs, pass } = await slowWorld();
  await pass(8000);
  const { fetch: send } = globalThis;
  const reads: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.includes(`chatId=${CHAT}`)) reads.push(request.url);
    return send(request);
  });
  tabs[0].show(CHAT);
  await pass(100);
  tabs[1].write(target, 'From the other tab');
  // The service has responded, but neither the response nor the message is received yet.
  await pass(850);
  tabs[0].show();
  await pass(1500);
  expect(reads).toHaveLength(1);
  // Returns before the doctor answers, which causes a refetch.
  tabs[0].show(CHAT);
  await pass(2000);
  const own = tabs[0].messages().filter(({ message }) => message === 'From the other tab');
  expect(own).toHaveLength(1);
});

test('races: marks a message as read or counts it if it is received as the patient leaves its chat', async () => {
  const { tabs, pass, sandbox, patientId } = await slowWorld();
  await pass(8000);
  const [tab] = tabs;
  tab.show(CHAT);
  tab.write(target, 'Hello');
  await pass(4500);
  // The doctor answers 4000 ms after the service has received the question.
  const { length } = tab.messages();
  while (tab.messages().length === length) await pass(50);
  tab.show();
  await pass(8000);
  const counter = sandbox.store.list('chats', patientId).reduce((sum, { unread }) => sum + unread, 0);
  for (const { counters } of tabs) expect(counters().badge).toBe(counter);
});

test('races: counts a notification that is received while the list is fetched, and shows it first', async () => {
  const { tabs, pass, sandbox, patientId } = await slowWorld();
  // The account has loaded and the connection is open; the response with missed notifications is pending.
  await pass(3800);
  const notice = {
    _id: 'n-live',
    message: 'Your order is on its way.',
    hasRead: false,
    createdAt: new Date().toISOString(),
  };
  const before = sandbox.store.list('notifications', 'user-chat').filter(({ hasRead }) => hasRead !== true);
  sandbox.store.put('notifications', 'user-chat', notice._id, { type: 'system', whoHaveRead: [], ...notice });
  expect(sandbox.connections.broadcast(patientId, { event: 'notification', data: notice })).toBe(2);
  await pass(8000);
  for (const { counters } of tabs) expect(counters().bell).toBe(before.length + 1);
});

/** Number of messages of the chat that are unread at the service. */
const unreadOf = ({ store }: Sandbox, patientId: string) =>
  store.list('chats', patientId).find(({ _id }) => _id === CHAT)?.unread;

test.each([
  ['over the live connection', 'hidden', false],
  ['while offline', 'hidden', true],
  ['over the live connection', 'visible', false],
  ['while offline', 'visible', true],
] as const)(
  'races: counts a message that is received %s in a %s tab without focus, and marks it as read when it gets the focus',
  async (_name, attention, isLost) => {
    const { tabs, connection, pass, sandbox, patientId, setAttention } = await slowWorld();
    await pass(8000);
    const [tab] = tabs;
    tab.show(CHAT);
    await pass(4000);
    const before = tab.messages().length;
    setAttention(attention);
    tabs[1].write(target, 'Hello');
    await pass(3000);
    if (isLost) connection.drop();
    // The doctor answers after 4 s.
    await pass(4000);
    connection.restore();
    await pass(8000);
    expect(unreadOf(sandbox, patientId)).toBe(1);
    expect(tab.unreadOf(CHAT)).toBe(1);
    expect(tab.messages()).toHaveLength(before + 2);

    setAttention('focused');
    await pass(4000);
    expect(tab.messages()).toHaveLength(before + 2);
    expect(unreadOf(sandbox, patientId)).toBe(0);
    for (const { unreadOf: shown } of tabs) expect(shown(CHAT)).toBe(0);
  },
);

test('races: does not mark a hidden chat as read after a change in another tab', async () => {
  const { tabs, pass, sandbox, patientId, setAttention } = await slowWorld();
  await pass(8000);
  tabs[0].show(CHAT);
  await pass(4000);
  setAttention('hidden');
  tabs[1].write(target, 'Hello');
  await pass(8000);
  expect(unreadOf(sandbox, patientId)).toBe(1);
  tabs[0].refresh();
  await pass(4000);
  expect(unreadOf(sandbox, patientId)).toBe(1);
});
