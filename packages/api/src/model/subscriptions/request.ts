import type { Subscription } from '../../client/entities.ts';
import { isRunning } from './status.ts';

/** Input of the rules on requested changes. */
export type RequestSource = Pick<
  Subscription,
  | 'modifyRequest'
  | 'plan'
  | 'addons'
  | 'coupons'
  | 'discountedPrice'
  | 'nextBillingDate'
  | 'sequencePaymentPeriod'
  | 'status'
>;

/** Whether the next bill is for the current plan, and not for the requested plan of a renewal. */
export const isPlanBilled = ({
  modifyRequest,
  status,
}: Pick<RequestSource, 'modifyRequest' | 'status'>): boolean =>
  modifyRequest?.status !== 'pending' || isRunning({ status });

/**
 * Whether a request is shown: pending until a doctor decides, then with the decision until the delivery it applies to, while the
 * subscription runs.
 */
export function isRequestShown({ modifyRequest, sequencePaymentPeriod = 0, status }: RequestSource): boolean {
  if (modifyRequest?.plan === undefined) return false;
  if (modifyRequest.status === 'pending') return true;
  const { period } = modifyRequest;
  const isPast = period !== undefined && sequencePaymentPeriod >= period;
  return !isPast && isRunning({ status });
}
