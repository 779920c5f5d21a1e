import { expect, test } from 'vitest';
import type { Coupon, Plan } from '@patient/api';
import { neededDelivery } from './neededDelivery.ts';

type Row = [name: string, coupons: Pick<Coupon, 'appliesTo'>[], plan: Plan, delivery: string | undefined];

const quarterly: Pick<Coupon, 'appliesTo'> = { appliesTo: [{ frequencyOfDelivery: ['quarterly'] }] };

test.each<Row>([
  ['for another delivery', [quarterly], { frequencyOfDelivery: 'monthly' }, 'every 3 months'],
  ['for this delivery', [quarterly], { frequencyOfDelivery: 'quarterly' }, undefined],
  [
    'for another treatment',
    [{ appliesTo: [{ appliesObjType: 'hl' }] }],
    { frequencyOfDelivery: 'monthly' },
    undefined,
  ],
  ['for all deliveries', [{}], { frequencyOfDelivery: 'monthly' }, undefined],
])('delivery required by a coupon %s', (_name, coupons, plan, delivery) => {
  expect(neededDelivery(coupons, plan)).toBe(delivery);
});
