import type { Context, Domain } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { requiredText } from '../../http/read.ts';
import { emailKey } from '../../vendors/identity/index.ts';
import { NOBODY, type Subscription, type User } from '../../core/schema.ts';
import { verifySecretOf } from '../identity/checks.ts';
import { subscriptionRecords } from '../../core/subscriptions.ts';

/** What the guards need of a subscription. */
const summaryOf = ({ _id, productType, status, isApproved }: Subscription) => ({
  _id,
  productType,
  ...(status !== undefined && { status }),
  ...(isApproved !== undefined && { isApproved }),
});

function hasAccount({ store }: Context, email: string): boolean {
  const shelves = ['accounts', 'identityUsers'] as const;
  return shelves.some((shelf) => store.get(shelf, NOBODY, emailKey(email)) !== undefined);
}

/** An account as its owner sees it, with what the guards need of its subscriptions. */
export const account = (context: Context, { user, patientId }: Caller): User => ({
  ...user,
  subscriptions: subscriptionRecords(context, patientId).map(summaryOf),
});

/** The signed-in account, and whether an email has one. */
export const user: Domain = (routes, context) => {
  routes.patient.get('/me', 'getMe', ({ caller, query, reply }) => {
    const me = account(context, caller);
    const cancelled = me.subscriptions?.some(({ status }) => status === 'cancel') ?? false;
    const verifyClientSecret = verifySecretOf(context, caller.user);
    const shown = {
      ...me,
      showReactivatePopup: query.winback === 'true' && cancelled,
      ...(verifyClientSecret !== undefined && { verifyClientSecret }),
    };
    return reply(200, { data: [shown] });
  });

  routes.open.get('/api/check-exist-cognito-user', 'checkUserExists', ({ query, reply }) => {
    const known = hasAccount(context, requiredText(query.email, 'email'));
    return reply(200, { data: [{ redirect: known ? '/login' : null }] });
  });
};
