import type { Subscription } from '../../client/entities.ts';

/** Input of {@link requestedChange}. */
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

/** Statuses of a running subscription, for which a decided request is still relevant. */
export const RUNNING: ReadonlySet<string | undefined> = new Set(['active', 'pause']);

/** Whether the next bill is for the current plan, and not for the requested plan of a renewal. */
export const isPlanBilled = ({
  modifyRequest,
  status,
}: Pick<RequestSource, 'modifyRequest' | 'status'>): boolean =>
  modifyRequest?.status !== 'pending' || RUNNING.has(status);
