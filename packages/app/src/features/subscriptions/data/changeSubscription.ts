import type { OperationId } from '@patient/api';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { family } from '#shared/service/atomFamily.ts';
import { invalidate } from '#shared/service/cache.ts';
import { subscriptionActions, type ChangeRequest } from '../changes/subscriptionActions.ts';
import type { SubscriptionChange } from '../rules/actions.ts';
import { wasMade } from '../rules/wasMade.ts';
import { subscriptionMutation } from './subscriptionMutation.ts';
import { winbackCouponsAtom } from './winback.ts';

/** Operation of a change in the description. */
function operationOf(change: SubscriptionChange): OperationId {
  if (change === 'undoSkip') return 'skipSubscription';
  return change === 'withdrawChange' ? 'removeModifyRequest' : `${change}Subscription`;
}

/** Mutation of one change. */
export const changeSubscriptionAtom = family((change: SubscriptionChange) =>
  subscriptionMutation<Omit<ChangeRequest, 'hasWinback'>>(operationOf(change), {
    send: (client, request, { environment }) =>
      subscriptionActions[change].send(client, {
        ...request,
        hasWinback: environment.session.recall('winbackUser') === true,
      }),
    isMade: (after, { periods }) => wasMade(change, after, { periods }),
    onSuccess({ cache, environment }) {
      if (change !== 'reactivate') return;
      // An offer is used once: the account no longer has it.
      environment.session.keep('winbackUser', undefined);
      void invalidate(cache, [ACCOUNT, winbackCouponsAtom.key()]);
    },
  }),
);
