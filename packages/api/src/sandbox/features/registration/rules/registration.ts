import { DEFAULT_STEPS, isRegistering, stepsOf } from '../../../../model/registration/steps.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Answer, ProductType } from '../../../core/schema.ts';
import { isoOf } from '../../../../model/dates.ts';
import { statusRules } from '../../../../model/subscriptions/status.ts';

/** New subscription, at the first step of its registration. Verified patients skip the photo step. */
export const newSubscription = (
  _id: string,
  patientId: string,
  productType: ProductType,
  isVerified = false,
): SubscriptionRecord => ({
  _id,
  productType,
  patientId,
  status: 'in_progress',
  isApproved: false,
  registrationStep: DEFAULT_STEPS[0] ?? '',
  registrationStepsOrder: DEFAULT_STEPS.filter((step) => step !== 'photo' || !isVerified),
});

/** Whether a treatment is ongoing, so that a second one of the same type is rejected. */
function isOngoing(record: SubscriptionRecord): boolean {
  const { state, hasEnded } = statusRules(record);
  return state !== 'other' && !hasEnded;
}

/** Result of starting a treatment: the unfinished registration, an error, or neither for a new one. */
export function startOf(
  records: readonly SubscriptionRecord[],
  productType: ProductType,
): { unfinished?: SubscriptionRecord; error?: string } {
  const same = records.filter((record) => record.productType === productType);
  const unfinished = same.find(isRegistering);
  if (unfinished !== undefined) return { unfinished };
  return same.some(isOngoing) ? { error: 'You already have this treatment' } : {};
}

/** Subscription submitted for review, with the relevant answers. */
export function submitted(record: SubscriptionRecord, answers: Answer[], now: number): SubscriptionRecord {
  return {
    ...record,
    status: 'pending',
    review: { value: 'pending' },
    registrationStep: stepsOf(record).at(-1) ?? '',
    registrationDoneDate: isoOf(now),
    questionnaire: answers,
  };
}
