import { expect, test } from 'vitest';
import { DOCTOR_TOPICS, SUPPORT_TOPICS } from '@patient/api/messages';
import { doctorTopics, supportTopics } from '@patient/ui/TopicPicker';
import { href } from '#shared/href.ts';
import { targetsOf, chatHref, chatIdOfSubscription, chatPage, type ChatPage } from './chatPage.ts';

test.each<[string, ChatPage]>([
  ['', { kind: 'list' }],
  ['chatId=c1', { kind: 'chat', chatId: 'c1' }],
  ['chatId=c%261', { kind: 'chat', chatId: 'c&1' }],
  ['subscriptionId=s1', { kind: 'subscription', subscriptionId: 's1' }],
  [
    'subscriptionId=s1&topic=sideEffects',
    { kind: 'subscription', subscriptionId: 's1', topic: 'sideEffects' },
  ],
  ['topic=sideEffects', { kind: 'topic', topic: 'sideEffects' }],
  ['new=1', { kind: 'topics' }],
])('?%s', (search, page) => {
  expect(chatPage(search)).toEqual(page);
  expect(chatPage(chatHref(page).split('?')[1] ?? '')).toEqual(page);
});

test.each<[string, ChatPage]>([
  ['topic=constructor', { kind: 'topics' }],
  ['topic=', { kind: 'list' }],
  ['chatId=', { kind: 'list' }],
  ['chatId=c1&subscriptionId=s1', { kind: 'chat', chatId: 'c1' }],
  ['subscriptionId=s1&topic=none', { kind: 'subscription', subscriptionId: 's1' }],
  ['utm=1', { kind: 'list' }],
])('?%s', (search, page) => {
  expect(chatPage(search)).toEqual(page);
});

test('the service has each topic that can be chosen', () => {
  expect(doctorTopics.map(({ id }) => id)).toEqual(Object.keys(DOCTOR_TOPICS));
  expect(supportTopics.map(({ id }) => id)).toEqual(Object.keys(SUPPORT_TOPICS));
});

test('other features link to the chat of a subscription', () => {
  expect(href('/user/chat', {}, { subscriptionId: 's&1' })).toBe(
    chatHref({ kind: 'subscription', subscriptionId: 's&1' }),
  );
});

const chats = [
  { _id: 'call', subscriptionId: 's', topic: 'schedule a video/phone call' },
  { _id: 'effects', subscriptionId: 's', topic: 'Side effects' },
  { _id: 'old', subscriptionId: 'old', topic: 'Side effects' },
  { _id: 'plain', subscriptionId: 't' },
  { _id: 'support', topic: 'other' },
];

test.each([
  ['s', undefined, 'call'],
  ['s', 'sideEffects', 'effects'],
  ['s', 'treatment', undefined],
  ['t', undefined, 'plain'],
  ['t', 'sideEffects', undefined],
  ['u', undefined, undefined],
] as const)('a message about %s with the topic %s goes to the chat %s', (subscriptionId, topic, id) => {
  const target = { kind: 'subscription', subscriptionId, ...(topic && { topic }) } as const;
  expect(chatIdOfSubscription(chats, target)).toBe(id);
});

test.each([
  [0, ['/user/chat?subscriptionId=s', '/user/chat?subscriptionId=s&topic=call']],
  [1, ['/user/chat?subscriptionId=s&topic=sideEffects']],
  [3, ['/user/chat?subscriptionId=t']],
  [4, []],
] as const)('chat %i adopts the drafts of %j', (index, hrefs) => {
  const [chat] = chats.slice(index);
  expect(chat && targetsOf(chat, chats).map(chatHref)).toEqual(hrefs);
});
