import { objectOf, textUpTo } from '../http/read.ts';
import { Refusal } from '../http/refusal.ts';
import { isZipCode } from '../rules/registrationChecks.ts';
import { stateFault } from '../rules/registrationStates.ts';
import type { User } from '../schema.ts';

type Patient = NonNullable<User['patient']>;
export type Address = NonNullable<Patient['shipping']>;
export type Payment = NonNullable<Patient['payment']>;

const LONGEST_LINE = 200;

const optionalLine = (value: unknown, name: string): string => {
  if (value === undefined || value === '') return '';
  return textUpTo(value, name, LONGEST_LINE);
};

/** Reads a whole US address; throws a 400 that names the part that is missing or wrong. */
export function addressIn(value: unknown, name: string): Address {
  const { address, secondAddress, city, state, zipCode } = objectOf(value, name);
  const read = {
    address: textUpTo(address, `${name}.address`, LONGEST_LINE),
    secondAddress: optionalLine(secondAddress, `${name}.secondAddress`),
    city: textUpTo(city, `${name}.city`, LONGEST_LINE),
    state: textUpTo(state, `${name}.state`, LONGEST_LINE),
  };
  if (!isZipCode(zipCode)) throw new Refusal(400, `${name}.zipCode must be a zip code such as 97205`);
  return { ...read, zipCode };
}

/** Reads an address that is delivered to: a 409 where the state is not served. */
export function shippingIn(value: unknown): Address {
  const shipping = addressIn(value, 'shipping');
  const fault = stateFault(shipping.state);
  if (fault !== undefined) throw new Refusal(fault.startsWith('state must') ? 400 : 409, fault);
  return shipping;
}

/** Reads where the bill goes: to the address of the deliveries unless it says otherwise. */
export function paymentIn(value: unknown, shipping: Address | undefined): Payment {
  const { sameAsShipping, billing } = objectOf(value, 'payment');
  if (sameAsShipping !== undefined && typeof sameAsShipping !== 'boolean') {
    throw new Refusal(400, 'payment.sameAsShipping must be true or false');
  }
  if (billing !== undefined) {
    return { sameAsShipping: sameAsShipping ?? false, billing: addressIn(billing, 'payment.billing') };
  }
  if (sameAsShipping === false) throw new Refusal(400, 'payment.billing is required');
  return { sameAsShipping: true, ...(shipping !== undefined && { billing: shipping }) };
}
