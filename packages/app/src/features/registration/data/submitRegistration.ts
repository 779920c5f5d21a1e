import type { QueryClient } from '@tanstack/query-core';
import { ApiError, unwrapOne, type ApiClient, type Subscription, type User } from '@patient/api';
import type { Environment } from '#shared/environment.ts';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { forgetRegistration } from '#shared/patient/forgetRegistration.ts';
import { cacheSubscription, subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { outcomeOf } from '#shared/service/errorCatalogue.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { mutation } from '#shared/service/mutation.ts';

const path = (id: string) => ({ params: { path: { id } } });

/** Neither the submission nor a look at the subscription after it got an answer, so nobody knows whether it was made. */
export class UnknownSubmissionError extends ApiError {}

/** Submits; looks whether an attempt whose answer was lost was made all the same. Rejects with ApiError. */
export async function submit(client: ApiClient, id: string): Promise<Subscription> {
  try {
    return await unwrapOne(client.PATCH('/api/subscription/{id}/inprogress-to-pending', path(id)));
  } catch (error) {
    const isLost = mayHaveSucceeded(error);
    if (!isLost && outcomeOf(error) !== 'toSubscriptions') throw error;
    const now = await unwrapOne(client.GET('/api/subscription/{id}', path(id))).catch(() => undefined);
    if (now?.registrationDoneDate !== undefined) return now;
    throw isLost && now === undefined && error instanceof ApiError
      ? new UnknownSubmissionError(error)
      : error;
  }
}

/** Ends a registration on this device: it was sent, from here or from another one. */
export function endRegistration({ session }: Pick<Environment, 'session'>, cache: QueryClient): void {
  forgetRegistration(session);
  session.setStatus('active');
  // Before the account is read again, or the thank-you page would show an unfinished registration for a moment.
  cache.setQueryData<User>(
    ACCOUNT,
    (me) => me && { ...me, ...(me.patient && { patient: { ...me.patient, status: 'active' } }) },
  );
}

/** Submits a finished registration to a doctor (PATCH inprogress-to-pending). */
export const submitRegistrationAtom = mutation<string, Subscription>('submitSubscription', {
  send: submit,
  onSuccess: async ({ cache, environment }, submitted) => {
    environment.conversion.name = 'SubmitApplication';
    endRegistration(environment, cache);
    void invalidate(cache, [ACCOUNT]);
    // StepsScreen redirects once the cache has it.
    await cacheSubscription(cache, submitted);
  },
  refetchOnError: (id) => [ACCOUNT, subscriptionKeys.list, subscriptionKeys.one(id)],
});
