import type { Context, Domain } from '../context.ts';
import { requiredText } from '../http/read.ts';
import { emailKey } from '../identity/index.ts';
import { NOBODY, type Subscription } from '../schema.ts';
import { subscriptionRecords } from './records.ts';

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

/** The signed-in account, and whether an email has one. */
export const user: Domain = (routes, context) => {
  routes.patient.get('/me', 'getMe', ({ caller, query, reply }) => {
    const subscriptions = subscriptionRecords(context, caller.patientId).map(summaryOf);
    const cancelled = subscriptions.some(({ status }) => status === 'cancel');
    const showReactivatePopup = query.winback === 'true' && cancelled;
    return reply(200, { data: [{ ...caller.user, subscriptions, showReactivatePopup }] });
  });

  routes.open.get('/api/check-exist-cognito-user', 'checkUserExists', ({ query, reply }) => {
    const known = hasAccount(context, requiredText(query.email, 'email'));
    return reply(200, { data: [{ redirect: known ? '/login' : null }] });
  });
};
