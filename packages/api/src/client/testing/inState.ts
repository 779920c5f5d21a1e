import type { SubscriptionFacts } from '../../model/subscriptions/actions.ts';
import type { Subscription } from '../entities.ts';
import { UNTIL } from './lifecycleTable.ts';

/** Returns an active subscription in a state of the table; facts that are missing keep the values of an active one. */
export function inState<Stored extends Subscription>(running: Stored, facts: SubscriptionFacts): Stored {
  const { status, registrationDoneDate, pause, modifyRequest } = facts;
  const isUnfinished = status === 'in_progress' && !registrationDoneDate;
  const state: Stored = {
    ...running,
    isApproved: false,
    skipPeriods: facts.skipPeriods ?? 0,
    renewal: facts.renewal ?? false,
    paymentIntentStatus: facts.paymentIntentStatus ?? 'succeeded',
    review: facts.review ?? { value: 'approved' },
    pause: pause ? { pausedId: 'pause-1', from: running.registrationDoneDate ?? UNTIL, until: UNTIL } : null,
    modifyRequest: modifyRequest ? { ...modifyRequest, plan: running.plan } : null,
  };
  if (status) state.status = status;
  else delete state.status;
  if (isUnfinished) delete state.registrationDoneDate;
  return state;
}
