import { SHARED } from '../../core/collections.ts';
import type { Context } from '../../core/context.ts';
import type { Doctor } from '../../core/schema.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { doctorOnCall } from './rules.ts';

/** Doctor of a treatment, or the doctor on call in the patient's state if none is assigned. */
export function treatingDoctor(
  { store }: Context,
  userId: string,
  subscription?: Pick<SubscriptionRecord, 'doctorId' | 'productType'>,
): Doctor | undefined {
  const { doctorId, productType } = subscription ?? {};
  const assigned = doctorId === undefined ? undefined : store.get('doctors', SHARED, doctorId);
  const state = store.get('users', userId, userId)?.patient?.shipping?.state;
  return assigned ?? doctorOnCall(store.list('doctors', SHARED), { product: productType, state });
}
