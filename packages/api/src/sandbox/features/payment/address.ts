import { requiredText } from '../../http/read.ts';
import type { User } from '../../core/schema.ts';
import { addressOf } from '../account/patientsBody.ts';

type Patient = NonNullable<User['patient']>;
export type Payment = NonNullable<Patient['payment']>;

/** What a parcel cannot do without. */
const needed = ['address', 'city', 'state', 'zipCode'] as const;

/** Reads a whole address that is delivered to: a 400 that names a part that is missing, a 409 where nobody is served. */
export function shippingIn(value: unknown): NonNullable<Patient['shipping']> {
  const shipping = addressOf(value, 'shipping');
  for (const part of needed) requiredText(shipping[part], `shipping.${part}`);
  return { secondAddress: '', ...shipping };
}
