import { isZipCode } from '../../../model/zipCodes.ts';
import { HttpError } from '../../core/httpError.ts';
import { objectOf, oneOf, optionalFlag, requiredText, textUpTo } from '../../http/read.ts';
import { isHeight, isWeight } from '../../../model/body.ts';
import { birthDateFault } from './rules/basics.ts';
import { isState } from '../../../model/states.ts';
import { stateFault } from './rules/servedStates.ts';
import type { User } from '../../core/schema.ts';

type Patient = NonNullable<User['patient']>;
type Basic = NonNullable<Patient['basic']>;
type Address = NonNullable<Patient['shipping']>;

/** Letters of one line of an address at most. */
const LONGEST_LINE = 120;

export const genderOf = (value: unknown): NonNullable<Basic['gender']> =>
  oneOf(value, 'gender', ['male', 'female']);

/** Reads the birth date of somebody old enough. */
export function birthDateOf(value: unknown, now: number): string {
  const birthDate = requiredText(value, 'birthDate');
  const fault = birthDateFault(birthDate, now);
  if (fault !== undefined) throw new HttpError(400, fault);
  return birthDate;
}

/** Reads a state; a 409 for one that is not served. */
export function stateOf(value: unknown): string {
  const state = requiredText(value, 'state');
  const fault = stateFault(state);
  if (fault !== undefined) throw new HttpError(isState(state) ? 409 : 400, fault);
  return state;
}

export function zipCodeOf(value: unknown): string {
  if (!isZipCode(value)) throw new HttpError(400, 'zipCode must be five digits, or nine as in 97205-1234');
  return value;
}

/** Reads basics, as far as they are given. */
export function basicOf(value: unknown, now: number): Basic {
  const { gender, birthDate } = objectOf(value, 'basic');
  return {
    ...(gender !== undefined && { gender: genderOf(gender) }),
    ...(birthDate !== undefined && { birthDate: birthDateOf(birthDate, now) }),
  };
}

export function heightOf(value: unknown): string | number {
  if (isHeight(value)) return value;
  throw new HttpError(400, "height must be inches or text with 'feet', from 3 feet to 8 feet 11 inches");
}

export function weightOf(value: unknown): number {
  if (isWeight(value)) return value;
  throw new HttpError(400, 'weight must be pounds, from 50 to 1000');
}

const read: Record<keyof Address, (value: unknown, name: string) => string> = {
  address: (value, name) => textUpTo(value, name, LONGEST_LINE),
  secondAddress: (value, name) => textUpTo(value, name, LONGEST_LINE),
  city: (value, name) => textUpTo(value, name, LONGEST_LINE),
  state: stateOf,
  zipCode: zipCodeOf,
};

/** Reads a postal address, as far as it is given; an empty text stands for a part that is not given yet. */
export function addressOf(value: unknown, name: string): Address {
  const given = objectOf(value, name);
  const part = (field: keyof Address) => {
    const text = given[field];
    if (text === undefined) return {};
    return { [field]: text === '' ? '' : read[field](text, `${name}.${field}`) };
  };
  return {
    ...part('address'),
    ...part('secondAddress'),
    ...part('city'),
    ...part('state'),
    ...part('zipCode'),
  };
}

/** Reads where the bill goes, as far as it is given. */
export function paymentOf(value: unknown): NonNullable<Patient['payment']> {
  const { sameAsShipping, billing } = objectOf(value, 'payment');
  const isSame = optionalFlag(sameAsShipping, 'payment.sameAsShipping');
  return {
    ...(isSame !== undefined && { sameAsShipping: isSame }),
    ...(billing !== undefined && { billing: addressOf(billing, 'payment.billing') }),
  };
}
