import type { Answer, ProductType, SubscriptionRecord } from '../../../core/schema.ts';
import { isoOf } from '../../../../model/dates.ts';
import { standingOf } from '../../../core/lifecycleState.ts';
import { defaultSteps, orderOf } from './steps.ts';

/** The words for every change to a registration that is over (specification section 8). */
export const COMPLETED = 'Cannot update subscription! Subscription completed.';

/** Whether a subscription is still being registered; one that a doctor asks more of has been. */
export const isRegistering = ({
  status,
  registrationDoneDate,
}: Pick<SubscriptionRecord, 'status' | 'registrationDoneDate'>): boolean =>
  status === 'in_progress' && registrationDoneDate === undefined;

/** Which questionnaire a subscription may answer now: that of its registration, that of a renewal or a follow-up, or none. */
export function visitStage(record: SubscriptionRecord): 'first' | 'again' | 'over' {
  if (isRegistering(record)) return 'first';
  const isAsked = standingOf(record) === 'actionRequired' || record.status === 'renewal';
  return isAsked || record.renewal === true ? 'again' : 'over';
}

/** A new subscription, at the first step of its registration. */
export const newSubscription = (
  _id: string,
  patientId: string,
  productType: ProductType,
): SubscriptionRecord => ({
  _id,
  productType,
  patientId,
  status: 'in_progress',
  isApproved: false,
  registrationStep: defaultSteps[0] ?? '',
  registrationStepsOrder: [...defaultSteps],
});

/** Standings in which a treatment is had, so that a second one of its kind makes no sense. */
const had = new Set(['actionRequired', 'inReview', 'active', 'paused', 'renewal']);

/** What starting a treatment comes to: going on with the registration there is, a refusal, or a new one. */
export function startOf(
  records: readonly SubscriptionRecord[],
  productType: ProductType,
): { goOn?: SubscriptionRecord; fault?: string } {
  const same = records.filter((record) => record.productType === productType);
  const goOn = same.find(isRegistering);
  if (goOn !== undefined) return { goOn };
  return same.some((record) => had.has(standingOf(record)))
    ? { fault: 'You already have this treatment' }
    : {};
}

/** The subscription handed to a doctor, with the answers that count. */
export function submitted(record: SubscriptionRecord, answers: Answer[], now: number): SubscriptionRecord {
  return {
    ...record,
    status: 'pending',
    review: { value: 'pending' },
    registrationStep: orderOf(record).at(-1) ?? '',
    registrationDoneDate: isoOf(now),
    questionnaire: answers,
  };
}
