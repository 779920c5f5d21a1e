import type { Session } from '@patient/api/session';

/** Storage keys of a registration, unencrypted on the device until it ends (privacy rules, 15). */
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

/** Removes the stored values of a registration, which ended here or on another device. */
export function clearRegistrationData(session: Pick<Session, 'store'>): void {
  for (const key of REGISTRATION_KEYS) session.store(key, undefined);
}
