import { isRegistering } from '../../../../model/registration/steps.ts';
import { lifecycleStateOf } from '../../../../model/subscriptions/status.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';

/** Message for every change to a completed registration (specification section 8). */
export const COMPLETED = 'Cannot update subscription! Subscription completed.';

/** Questionnaire that can be answered: that of the registration, that of a renewal or follow-up, or none. */
export function visitStage(record: SubscriptionRecord): 'registration' | 'followUp' | 'closed' {
  if (isRegistering(record)) return 'registration';
  const isAsked = lifecycleStateOf(record) === 'actionRequired' || record.status === 'renewal';
  return isAsked || record.renewal === true ? 'followUp' : 'closed';
}
