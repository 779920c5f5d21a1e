import type { Session } from '@patient/api/session';

/** Keys of a registration, in clear on the device while it lasts (privacy rules, 15). */
const REGISTRATION_KEYS = [
  'originalPrice',
  'offerPrice',
  'discountAmount',
  'couponDiscount',
  'appliedCouponCode',
  'calculatedPrice',
  'originalRegistrationStatus',
  'gender',
  'userHeight',
  'userWeight',
  'userBMI',
] as const;

/** Removes what a registration left on the device, at its end: here, or on the device that it was sent from. */
export function forgetRegistration(session: Pick<Session, 'keep'>): void {
  for (const key of REGISTRATION_KEYS) session.keep(key, undefined);
}
