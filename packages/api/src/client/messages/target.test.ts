import { expect, test } from 'vitest';
import { knownValues } from '../../generated/knownValues.ts';
import { draftOwner, isDoctorTopic, isTopic, targetKey, topicIdOf, topicText } from './target.ts';

test.each([
  ['account', 'account/billing', false],
  ['order', 'shipping/order', false],
  ['photo', 'photo/ID', false],
  ['other', 'other', false],
  ['treatment', 'medication or treatment plan', true],
  ['call', 'schedule a video/phone call', true],
  ['sideEffects', 'side effects', true],
] as const)('topic %s is sent as "%s"; for a doctor: %s', (id, text, isDoctor) => {
  expect([topicText(id), isDoctorTopic(id)]).toEqual([text, isDoctor]);
});

test.each(knownValues.DoctorQuestionTopic)('the topic "%s" has an id', (text) => {
  const id = topicIdOf(text);
  expect(id && topicText(id)).toBe(text);
});

test('a property of every object is not a topic', () => expect(isTopic('toString')).toBe(false));

test('the name of a draft does not contain the topic', () => {
  expect(draftOwner({ kind: 'topic', topic: 'sideEffects' })).toBe('new');
  expect(draftOwner({ kind: 'chat', chatId: 'c1' })).toBe('c1');
  const target = { kind: 'subscription', subscriptionId: 's1' } as const;
  expect(draftOwner(target)).toBe('s1');
  expect(draftOwner({ ...target, topic: 'sideEffects' })).toBe('new-s1');
});

test.each([
  [{ kind: 'chat', chatId: 'c1' }, 'c1'],
  [{ kind: 'topic', topic: 'other' }, 'topic  other'],
  [{ kind: 'subscription', subscriptionId: 's1' }, 'subscription s1 '],
  [{ kind: 'subscription', subscriptionId: 's1', topic: 'call' }, 'subscription s1 call'],
] as const)('key of %j', (target, key) => expect(targetKey(target)).toBe(key));
