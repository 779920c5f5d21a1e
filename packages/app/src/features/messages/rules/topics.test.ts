import { expect, test } from 'vitest';
import { doctorTopics, supportTopics } from '@patient/ui/TopicPicker';
import {
  chatHref,
  chatPage,
  DOCTOR_TOPICS,
  draftOwner,
  isDoctorTopic,
  isTopic,
  SUPPORT_TOPICS,
  topicText,
  type ChatPage,
} from './topics.ts';

test.each<[string, ChatPage]>([
  ['', { kind: 'list' }],
  ['chatId=c1', { kind: 'chat', chatId: 'c1' }],
  ['chatId=c%261', { kind: 'chat', chatId: 'c&1' }],
  ['subscriptionId=s1', { kind: 'subscription', subscriptionId: 's1' }],
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
  ['utm=1', { kind: 'list' }],
])('?%s', (search, page) => {
  expect(chatPage(search)).toEqual(page);
});

test.each([
  ['account', 'account/billing', false],
  ['order', 'shipping/order', false],
  ['photo', 'photo/ID', false],
  ['other', 'other', false],
  ['treatment', 'medication or treatment plan', true],
  ['call', 'schedule a video/phone call', true],
  ['sideEffects', 'side effects', true],
] as const)('%s is "%s", asked of a doctor: %s', (id, text, isDoctor) => {
  expect([topicText(id), isDoctorTopic(id)]).toEqual([text, isDoctor]);
});

test('each topic that can be chosen is one', () => {
  expect(doctorTopics.map(({ id }) => id)).toEqual(Object.keys(DOCTOR_TOPICS));
  expect(supportTopics.map(({ id }) => id)).toEqual(Object.keys(SUPPORT_TOPICS));
  expect(isTopic('toString')).toBe(false);
});

test('the name of a draft does not tell the topic', () => {
  expect(draftOwner({ kind: 'topic', topic: 'sideEffects' })).toBe('new');
  expect(draftOwner({ kind: 'chat', chatId: 'c1' })).toBe('c1');
});
