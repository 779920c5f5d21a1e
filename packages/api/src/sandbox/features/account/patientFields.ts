import { isHeight, isWeight } from '../../../model/body.ts';
import { isState } from '../../../model/states.ts';
import { HttpError } from '../../core/httpError.ts';
import type { User } from '../../core/schema.ts';
import { birthDateError } from './rules/basics.ts';
import { stateError } from './rules/servedStates.ts';

type Patient = NonNullable<User['patient']>;

/** Throws a 400 for an invalid birth date or that of a minor. */
export function assertBirthDate(birthDate: string, now: number): void {
  const error = birthDateError(birthDate, now);
  if (error !== undefined) throw new HttpError(400, error);
}

/** Throws a 409 for a state that is not served, and a 400 for an unknown state. */
export function assertServed(state: string): void {
  const error = stateError(state);
  if (error !== undefined) throw new HttpError(isState(state) ? 409 : 400, error);
}

/** Throws a 400 for an impossible height or weight. Its limits are in the model, as questionnaires use them too. */
export function assertMeasures({ height, weight }: Pick<Patient, 'height' | 'weight'>): void {
  if (height !== undefined && !isHeight(height)) {
    throw new HttpError(400, "height must be inches or text with 'feet', from 3 feet to 8 feet 11 inches");
  }
  if (weight !== undefined && !isWeight(weight)) {
    throw new HttpError(400, 'weight must be pounds, from 50 to 1000');
  }
}

/** Throws for an address in a state that is not served; an empty state is not checked. */
export function assertAddress(address: Patient['shipping']): void {
  if (address?.state) assertServed(address.state);
}
