import type { Addon, Charge, Coupon } from '../../core/schema.ts';

/** Stored coupon, including fields that patients don't see. */
export interface CouponRecord extends Coupon {
  /** The last instant it can be begun with; without it, there is none. */
  endsAt?: string;
  /** How many subscriptions may use it; without it, any number. */
  mostUses?: number;
  /** How many subscriptions have used it. */
  uses: number;
  /** Found by its code only, not in the list. */
  isSecret?: boolean;
  /** What it is for, such as `reactivate`; without it, for every occasion. */
  action?: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the subscription. */
    charges: Charge;
    /** Owned by the subscription; the id is the key a hold was requested with. */
    holdKeys: { chargeId: string };
    /** Owned by SHARED; the id is the code, in capitals. */
    coupons: CouponRecord;
    /** Owned by the patient; coupons brought along at sign-in. The id is the code, in capitals. */
    keptCoupons: { code: string; keptAt: string };
    /** Owned by SHARED. */
    addons: Addon;
  }
}
