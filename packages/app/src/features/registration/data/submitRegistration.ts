import { atomWithMutation } from 'jotai-tanstack-query';
import { ApiError, unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { outcomeOf } from '#shared/service/errorCatalogue.ts';
import { environmentAtom } from '#shared/environment.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { quietClientAtom } from '#shared/service/client.ts';
import { isUnanswered } from '#shared/service/isUnanswered.ts';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { endRegistrationOf } from './endRegistration.ts';

const path = (id: string) => ({ params: { path: { id } } });

/** Neither the submission nor a look at the subscription after it got an answer, so nobody knows whether it was made. */
export class UnknownSubmissionError extends ApiError {}

/** Submits; looks whether an attempt whose answer was lost was made all the same. Rejects with ApiError. */
export async function submit(client: ApiClient, id: string): Promise<Subscription> {
  try {
    return await unwrapOne(client.PATCH('/api/subscription/{id}/inprogress-to-pending', path(id)));
  } catch (error) {
    const isLost = isUnanswered(error);
    if (!isLost && outcomeOf(error) !== 'toSubscriptions') throw error;
    const now = await unwrapOne(client.GET('/api/subscription/{id}', path(id))).catch(() => undefined);
    if (now?.registrationDoneDate !== undefined) return now;
    throw isLost && now === undefined && error instanceof ApiError
      ? new UnknownSubmissionError(error)
      : error;
  }
}

/** Submits a finished registration to a doctor (PATCH inprogress-to-pending). */
export const submitRegistrationAtom = atomWithMutation<Subscription, string, Error>((get) => {
  // A lost answer is recovered from, so only a submission that fails for good is worth a notification.
  const client = get(quietClientAtom);
  const cache = get(cacheAtom);
  const { conversion } = get(environmentAtom);
  const endRegistration = endRegistrationOf(get);
  return {
    mutationKey: ['submitRegistration'],
    mutationFn: (id) => submit(client, id),
    onSuccess: async (submitted) => {
      conversion.name = 'SubmitApplication';
      endRegistration();
      void cache.invalidateQueries({ queryKey: ['me'] });
      // What the page of the steps leads on by.
      await keepSubscription(cache, submitted);
    },
    // It may have been made all the same, here or on another device.
    onError: (_error, id) => {
      for (const queryKey of [['me'], subscriptionKeys.list, subscriptionKeys.one(id)])
        void cache.invalidateQueries({ queryKey });
    },
  };
}, cacheOf);
