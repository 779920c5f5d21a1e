import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type Subscription } from '@patient/api';
import { environmentAtom } from '../../environment.ts';
import { cacheAtom, cacheOf } from '../cache.ts';
import { clientAtom } from '../client.ts';
import { subscriptionKeys } from '../subscriptions.ts';

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

/** Hands a finished registration to a doctor (PATCH inprogress-to-pending). */
export const submitRegistrationAtom = atomWithMutation<Subscription, string, Error>((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  const { session } = get(environmentAtom);
  return {
    mutationKey: ['submitRegistration'],
    meta: { operation: 'PATCH /api/subscription/{id}/inprogress-to-pending' },
    mutationFn: (id) =>
      unwrapOne(client.PATCH('/api/subscription/{id}/inprogress-to-pending', { params: { path: { id } } })),
    onSuccess: (submitted) => {
      for (const key of LEFT_BEHIND) session.keep(key, undefined);
      session.setStatus('active');
      void cache.invalidateQueries({ queryKey: ['me'] });
      void cache.invalidateQueries({ queryKey: subscriptionKeys.list });
      cache.setQueryData<Subscription>(subscriptionKeys.one(submitted._id), submitted);
    },
  };
}, cacheOf);
