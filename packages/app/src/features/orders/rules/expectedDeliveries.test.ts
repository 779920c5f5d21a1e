import { expect, test } from 'vitest';
import { expectedDeliveries, type DeliverySource } from './expectedDeliveries.ts';

const active: DeliverySource = {
  _id: 's-1',
  status: 'active',
  nextPeriodStart: '2026-12-01T12:00:00.000Z',
  nextBillingDate: '2026-11-30T12:00:00.000Z',
};

test.each<[string, DeliverySource, string[]]>([
  ['the start of the next period', active, ['2026-12-01T12:00:00.000Z']],
  ['the next bill', { ...active, nextPeriodStart: undefined }, ['2026-11-30T12:00:00.000Z']],
  [
    'approved while still pending',
    { ...active, status: 'pending', isApproved: true },
    ['2026-12-01T12:00:00.000Z'],
  ],
  ['no date', { _id: 's-1', status: 'active' }, []],
  ['in review', { ...active, status: 'pending' }, []],
  ['paused', { ...active, status: 'pause' }, []],
  ['cancelled', { ...active, status: 'cancel', isApproved: true }, []],
])('%s', (_name, subscription, dates) => {
  expect(expectedDeliveries([subscription]).map(({ date }) => date)).toEqual(dates);
});
