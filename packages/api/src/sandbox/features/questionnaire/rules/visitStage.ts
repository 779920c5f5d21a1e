import { isRegistering } from '../../../../model/registrationSteps.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';

/** Message for every change to a completed registration (specification section 8). */
export const COMPLETED = 'Cannot update subscription! Subscription completed.';

/** Which questionnaire a subscription may answer now: that of its registration, that of a renewal or a follow-up, or none. */
export function visitStage(record: SubscriptionRecord): 'first' | 'again' | 'over' {
  if (isRegistering(record)) return 'first';
  const isAsked = lifecycleStateOf(record) === 'actionRequired' || record.status === 'renewal';
  return isAsked || record.renewal === true ? 'again' : 'over';
}
