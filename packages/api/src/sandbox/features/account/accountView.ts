import { subscriptionRecords } from '../../core/subscriptions.ts';
import type { Context } from '../../core/context.ts';
import type { Subscription, User } from '../../core/schema.ts';
import type { Caller } from '../../http/auth.ts';

/** What the guards need of a subscription. */
const summaryOf = ({ _id, productType, status, isApproved }: Subscription) => ({
  _id,
  productType,
  ...(status !== undefined && { status }),
  ...(isApproved !== undefined && { isApproved }),
});

/** An account as its owner sees it: with every setting, and what the guards need of its subscriptions. */
export const accountView = (context: Context, { user, patientId }: Caller): User => ({
  ...user,
  notificationPreference: { neutralWording: true, ...user.notificationPreference },
  subscriptions: subscriptionRecords(context, patientId).map(summaryOf),
});
