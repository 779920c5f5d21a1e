import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import { phoneKey } from './rules/basics.ts';

/**
 * Returns the normalized form of a US phone number. Throws a 400 for an invalid number, and a 409 for one that belongs to
 * another account than `userId`; the app reads `metadata.phoneExist` of both.
 */
export function availablePhone({ store }: Context, phone: string, userId?: string): string {
  const key = phoneKey(phone);
  if (key === undefined) {
    throw new HttpError(400, 'Enter a US phone number with ten digits', { phoneExist: false });
  }
  const owner = store.get('phones', SHARED, key);
  if (owner !== undefined && owner.userId !== userId) {
    throw new HttpError(409, 'This phone number belongs to another account', { phoneExist: true });
  }
  return key;
}

/** Assigns a phone number to an account, and releases the previous one. */
export function claimPhone({ store }: Context, userId: string, phone: string, before?: string): void {
  if (before !== undefined && before !== phone) store.delete('phones', SHARED, before);
  store.put('phones', SHARED, phone, { userId });
}
