import type { CouponRecord } from '../features/payment/records.ts';
import { addDays, isoOf } from '../../model/dates.ts';

const coupon = (
  code: string,
  discountType: '$' | '%',
  discountValue: number,
  usingPeriodsCount: number | undefined,
  more: Partial<CouponRecord> = {},
): CouponRecord => ({
  _id: `coupon-${code.toLowerCase()}`,
  name: code,
  discountType,
  discountValue,
  ...(usingPeriodsCount !== undefined && { usingPeriodsCount, periodType: 'month' }),
  uses: 0,
  ...more,
});

/** Coupon of the first bill of seeded patients. */
export const welcome = coupon('WELCOME10', '%', 10, 1);

/** Coupon of the patient in the scenario `coupon`. */
export const inUse = coupon('SAVE20', '$', 2000, 3, { uses: 1 });
const quarterly = coupon('QUARTER15', '%', 15, 6, {
  appliesTo: [{ frequencyOfDelivery: ['quarterly'] }],
  isSecret: true,
});

/** Coupons with every kind of limit; `now` is milliseconds since 1970. */
export const seedCoupons = (now: number): CouponRecord[] => [
  welcome,
  inUse,
  quarterly,
  coupon('WEIGHT25', '%', 25, 2, { appliesTo: [{ appliesObjType: 'wl' }] }),
  coupon('DAILY5', '$', 500, undefined, { appliesTo: [{ frequencyOfReception: 'daily' }] }),
  coupon('ONTHEHOUSE', '%', 100, 1, { isSecret: true }),
  coupon('ALLOFIT', '$', 1_000_000, 1, { isSecret: true }),
  coupon('LASTYEAR', '%', 30, 1, { endsAt: addDays(isoOf(now), -30) }),
  coupon('FIRST100', '%', 50, 1, { mostUses: 100, uses: 100 }),
  coupon('LASTONE', '$', 1000, 1, { mostUses: 1, isSecret: true }),
  coupon('WELCOMEBACK', '%', 30, 3, { action: 'reactivate' }),
];
