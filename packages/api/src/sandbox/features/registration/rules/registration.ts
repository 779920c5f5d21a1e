import { DEFAULT_STEPS, isRegistering, stepsOf } from '../../../../model/registrationSteps.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Answer, ProductType } from '../../../core/schema.ts';
import { isoOf } from '../../../../model/dates.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';

/** A new subscription, at the first step of its registration. A verified patient is not asked for photos again. */
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

/** States in which a patient has a treatment already, so that a second one of its type is rejected. */
const had = new Set(['actionRequired', 'inReview', 'active', 'paused', 'renewal']);

/** Result of starting a treatment: the registration in progress, a conflict, or a new one. */
export function startOf(
  records: readonly SubscriptionRecord[],
  productType: ProductType,
): { goOn?: SubscriptionRecord; fault?: string } {
  const same = records.filter((record) => record.productType === productType);
  const goOn = same.find(isRegistering);
  if (goOn !== undefined) return { goOn };
  return same.some((record) => had.has(lifecycleStateOf(record)))
    ? { fault: 'You already have this treatment' }
    : {};
}

/** The subscription handed to a doctor, with the answers that count. */
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
