import { atomWithMutation } from 'jotai-tanstack-query';
import { ApiError, unwrapOne, type ApiClient, type Subscription, type User } from '@patient/api';
import { MESSAGES } from '../../../shared/messages.ts';
import { outcomeOf } from '../../../shared/service/errorCatalogue.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';

/** Keys that registration leaves on the device and that go at its end (privacy rules, 15). */
const LEFT_BEHIND = [
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

/** A try before this one may have arrived although its answer was lost: what is handed in already is handed in. */
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

/** Hands a finished registration to a doctor (PATCH inprogress-to-pending). */
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
      for (const key of LEFT_BEHIND) session.keep(key, undefined);
      session.setStatus('active');
      // Known from here on: the page of thanks must not say for a moment that something is missing.
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
