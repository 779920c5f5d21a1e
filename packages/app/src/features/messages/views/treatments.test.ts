import { expect, test } from 'vitest';
import type { ChatPage } from './chatPage.ts';
import { askableTreatments, withTreatment, type TreatmentSource } from './treatments.ts';

const plan = { productName: 'Anti-Aging Treatment', variationName: 'Tretinoin Night Cream' };
const done = '2026-03-01T12:00:00.000Z';

test.each<[string, TreatmentSource, [label: string, description: string] | undefined]>([
  [
    'active',
    { _id: 's', status: 'active', plan },
    ['Tretinoin Night Cream', 'Anti-Aging Treatment · Active'],
  ],
  [
    'ended',
    { _id: 's', status: 'cancel', plan },
    ['Tretinoin Night Cream', 'Anti-Aging Treatment · Cancelled'],
  ],
  [
    'in review',
    { _id: 's', status: 'pending', plan: { productName: 'ED Tablets' } },
    ['ED Tablets', 'In Review'],
  ],
  ['without a plan', { _id: 's' }, ['Your treatment', 'Pending...']],
  [
    'in a follow-up',
    { _id: 's', status: 'in_progress', registrationDoneDate: done, plan },
    ['Tretinoin Night Cream', 'Anti-Aging Treatment · Action Required'],
  ],
  ['being registered', { _id: 's', status: 'in_progress', plan }, undefined],
])('a message can be about a treatment that is %s', (_what, subscription, expected) => {
  const shown = askableTreatments([subscription]).map(({ label, description }) => [label, description]);
  expect(shown).toEqual(expected === undefined ? [] : [expected]);
});

const sideEffects = { kind: 'topic', topic: 'sideEffects' } as const;
const choice = { kind: 'treatments', topic: 'sideEffects' } as const;

test.each<[string, ChatPage, string[] | undefined, ChatPage]>([
  ['several treatments', sideEffects, ['a', 'b'], choice],
  ['treatments that are loading', sideEffects, undefined, choice],
  ['one treatment', sideEffects, ['a'], { kind: 'subscription', subscriptionId: 'a', topic: 'sideEffects' }],
  ['no treatment', sideEffects, [], sideEffects],
  ['a topic for support', { kind: 'topic', topic: 'order' }, ['a', 'b'], { kind: 'topic', topic: 'order' }],
  ['a chat', { kind: 'chat', chatId: 'c' }, ['a', 'b'], { kind: 'chat', chatId: 'c' }],
])('treatments: %s: what /user/chat shows', (_what, page, ids, expected) => {
  expect(
    withTreatment(
      page,
      ids?.map((id) => ({ id })),
    ),
  ).toEqual(expected);
});
