import { subscriptionRecords } from '../../core/subscriptions.ts';
import type { Context } from '../../core/context.ts';
import type { Subscription, User } from '../../core/schema.ts';
import type { Caller } from '../../http/auth.ts';

/** Fields of a subscription that the app's route guards need. */
const summaryOf = ({ _id, productType, status, isApproved }: Subscription) => ({
  _id,
  productType,
  ...(status !== undefined && { status }),
  ...(isApproved !== undefined && { isApproved }),
});

/** Account as its owner sees it, with default settings and summaries of its subscriptions. */
export const accountView = (context: Context, { user, patientId }: Caller): User => ({
  ...user,
  notificationPreference: { neutralWording: true, ...user.notificationPreference },
  subscriptions: subscriptionRecords(context, patientId).map(summaryOf),
});
