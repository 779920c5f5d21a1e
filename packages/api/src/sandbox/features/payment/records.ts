import type { components } from '../../../generated/patient.ts';
import type { Addon, Charge, Coupon } from '../../core/schema.ts';

/** Request of the first charge; missing ids default to those of the subscription. */
export type HoldRequest = Readonly<components['schemas']['HoldChargeRequest']>;

/** Stored coupon, including fields that patients don't see. */
export interface CouponRecord extends Coupon {
  /** Last instant at which it can be applied. @default never expires */
  endsAt?: string;
  /** Maximum number of subscriptions that can use it. @default unlimited */
  mostUses?: number;
  /** Number of subscriptions that have used it. */
  uses: number;
  /** Whether it is hidden from the list and can only be used by its code. */
  isSecret?: boolean;
  /** Action it is limited to, such as `reactivate`. @default any action */
  action?: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the subscription. */
    charges: Charge;
    /** Owned by the subscription; the id is the idempotency key of a hold. */
    holdKeys: { chargeId: string };
    /** Owned by SHARED; the id is the client secret. Holds that the bank's check of the card holder precedes. */
    cardChecks: { userId: string; patientId: string; subscriptionId: string; request: HoldRequest };
    /** Owned by SHARED; the id is the code in capitals. */
    coupons: CouponRecord;
    /** Owned by the patient; coupons applied at sign-in. The id is the code in capitals. */
    keptCoupons: { code: string; keptAt: string };
    /** Owned by SHARED. */
    addons: Addon;
  }
}
