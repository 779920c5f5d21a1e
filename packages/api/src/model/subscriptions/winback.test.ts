import { expect, test } from 'vitest';
import { winbackSubscription } from './winback.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ended = { status: 'cancel', review: { value: 'approved' }, expiredAt: '2026-11-01T12:00:00Z' };

test.each([
  ['canceled, paid period ended', ended, true],
  ['canceled, still in its paid period', { ...ended, expiredAt: '2026-12-01T12:00:00Z' }, false],
  ['never approved', { ...ended, review: { value: 'pending' } }, false],
  ['active', { ...ended, status: 'active' }, false],
  ['without an end', { ...ended, expiredAt: undefined }, false],
])('winback: %s: offered %s', (_name, subscription, isOffered) => {
  expect(winbackSubscription([subscription], now)).toBe(isOffered ? subscription : undefined);
});

test.each([
  ['running', { productType: 'wl', status: 'active' }, false],
  ['paused', { productType: 'wl', status: 'pause' }, false],
  ['started', { productType: 'wl', status: 'in_progress' }, false],
  ['declined', { productType: 'wl', status: 'declined' }, true],
  ['another treatment', { productType: 'ag', status: 'active' }, true],
])('beside one that is %s, %j: offered %s', (_name, other, isOffered) => {
  const past = { ...ended, productType: 'wl' };
  expect(winbackSubscription([other, past], now)).toBe(isOffered ? past : undefined);
});
