import { isApproved, type SubscriptionFacts } from './actions.ts';

/** Whether a doctor has prescribed the medicine of a plan; before that, it must not be taken. */
export const isPrescribed = (subscription: SubscriptionFacts): boolean =>
  isApproved(subscription) || (subscription.sequencePaymentPeriod ?? 0) > 0;
