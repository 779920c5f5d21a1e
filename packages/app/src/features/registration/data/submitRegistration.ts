import type { QueryClient } from '@tanstack/query-core';
import { ApiError, unwrapOne, type ApiClient, type Subscription, type User } from '@patient/api';
import type { Environment } from '#shared/environment.ts';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { clearRegistrationData } from '#shared/patient/clearRegistrationData.ts';
import { cacheSubscription, subscriptionKeys } from '#shared/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { mutation } from '#shared/service/mutation.ts';

const path = (id: string) => ({ params: { path: { id } } });

/** The submission got no usable response and the subscription couldn't be fetched: the submission may have succeeded. */
export class UnknownSubmissionError extends ApiError {}

/** Submits; if the response is lost, fetches the subscription to see whether it was submitted. Rejects with ApiError. */
export async function submit(client: ApiClient, id: string): Promise<Subscription> {
  try {
    return await unwrapOne(client.PATCH('/api/subscription/{id}/inprogress-to-pending', path(id)));
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    const now = await unwrapOne(client.GET('/api/subscription/{id}', path(id))).catch(() => undefined);
    if (now?.registrationDoneDate !== undefined) return now;
    throw now === undefined && error instanceof ApiError ? new UnknownSubmissionError(error) : error;
  }
}

/** Clears a submitted registration from this device's session and cache. */
export function endRegistration({ session }: Pick<Environment, 'session'>, cache: QueryClient): void {
  clearRegistrationData(session);
  session.setStatus('active');
  // Set before the account is refetched, so that the thank-you page doesn't flash "Your registration isn't finished".
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
    // StepsScreen redirects once this is in the cache.
    cacheSubscription(cache, submitted);
  },
  refetchOnError: (id) => [ACCOUNT, subscriptionKeys.list, subscriptionKeys.one(id)],
});
