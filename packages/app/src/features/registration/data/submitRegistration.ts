import { atomWithMutation } from 'jotai-tanstack-query';
import { ApiError, unwrapOne, type ApiClient, type Subscription, type User } from '@patient/api';
import { MESSAGES } from '../../../shared/messages.ts';
import { outcomeOf } from '../../../shared/service/errorCatalogue.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';

/** Keys of registration that are removed at its end (privacy rules, 15). */
const REGISTRATION_KEYS = [
  'originalPrice',
  'offerPrice',
  'discountAmount',
  'couponDiscount',
  'appliedCouponCode',
  'calculatedPrice',
  'originalRegistrationStatus',
  'gender',
  'userHeight',
  'userWeight',
  'userBMI',
] as const;

const path = (id: string) => ({ params: { path: { id } } });

/** Treats an earlier attempt whose response was lost as success. */
async function submit(client: ApiClient, id: string): Promise<Subscription> {
  try {
    return await unwrapOne(client.PATCH('/api/subscription/{id}/inprogress-to-pending', path(id)));
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'http';
    if (isRefused && outcomeOf(error) !== 'toSubscriptions') throw error;
    const now = await unwrapOne(client.GET('/api/subscription/{id}', path(id))).catch(() => undefined);
    if (now?.registrationDoneDate === undefined) throw error;
    return now;
  }
}

/** Submits a finished registration to a doctor (PATCH inprogress-to-pending). */
export const submitRegistrationAtom = atomWithMutation<Subscription, string, Error>((get) => {
  // A lost answer is recovered from, so only a submission that fails for good is worth a notification.
  const client = get(quietClientAtom);
  const cache = get(cacheAtom);
  const environment = get(environmentAtom);
  const { session } = environment;
  return {
    mutationKey: ['submitRegistration'],
    mutationFn: (id) => submit(client, id),
    onSuccess: (submitted) => {
      environment.toasts.show({ kind: 'info', message: MESSAGES.done });
      for (const key of REGISTRATION_KEYS) session.keep(key, undefined);
      session.setStatus('active');
      // Before the refetch, or the thank-you page would show an unfinished registration for a moment.
      cache.setQueryData<User>(
        ['me'],
        (me) => me && { ...me, ...(me.patient && { patient: { ...me.patient, status: 'active' } }) },
      );
      void cache.invalidateQueries({ queryKey: ['me'] });
      void cache.invalidateQueries({ queryKey: subscriptionKeys.list });
      cache.setQueryData<Subscription>(subscriptionKeys.one(submitted._id), submitted);
    },
  };
}, cacheOf);
