import { expect, test } from 'vitest';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { withHistoryEntry } from './history.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const before: SubscriptionRecord = {
  _id: 's',
  productType: 'wl',
  patientId: 'p',
  plan: { price: 19_900 },
  addons: [{ _id: 'a', name: 'Kit', price: 1_000 }],
};
const plan = { price: 22_900 };
const at = { createdAt: '2026-11-20T12:00:00.000Z' };

test.each([
  [
    'a pause, with the same price',
    { ...before, status: 'pause' },
    { change: 'paused', by: 'patient', userName: 'Maya Brooks' },
    { userName: 'Maya Brooks', priceBefore: 20_900, priceAfter: 20_900 },
  ],
  [
    'a request, with its new price',
    { ...before, modifyRequest: { status: 'pending', plan } },
    { change: 'change_requested', by: 'patient', userName: '' },
    { priceBefore: 20_900, priceAfter: 23_900 },
  ],
  [
    'an approved change',
    { ...before, plan },
    { change: 'change_approved', by: 'doctor', userName: 'Dr. Lena Lee' },
    { userName: 'Dr. Lena Lee', priceBefore: 20_900, priceAfter: 23_900 },
  ],
  [
    'an answered follow-up, with its weight',
    before,
    { change: 'followup_answered', by: 'patient', weight: 183 },
    { weight: 183, priceBefore: 20_900, priceAfter: 20_900 },
  ],
] as const)('history: records %s', (_name, after, change, entry) => {
  expect(withHistoryEntry(before, after, { ...change, now: NOW }).history).toEqual([
    { change: change.change, by: change.by, ...at, ...entry },
  ]);
});

test('entries are in order, and the oldest are dropped at 200', () => {
  const full = {
    ...before,
    history: Array.from({ length: 200 }, (_, index) => ({ change: `c${index}`, by: 'system', ...at })),
  };
  const { history = [] } = withHistoryEntry(full, full, { change: 'paused', by: 'patient', now: NOW });
  expect(history).toHaveLength(200);
  expect(history[0]?.change).toBe('c1');
  expect(history.at(-1)?.change).toBe('paused');
});

test('an entry has no price without a plan', () => {
  const { plan: _plan, ...bare } = before;
  expect(withHistoryEntry(bare, bare, { change: 'canceled', by: 'patient', now: NOW }).history).toEqual([
    { change: 'canceled', by: 'patient', ...at },
  ]);
});
