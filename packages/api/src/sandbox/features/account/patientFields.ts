import { isHeight, isWeight } from '../../../model/body.ts';
import { isState } from '../../../model/states.ts';
import { HttpError } from '../../core/httpError.ts';
import type { User } from '../../core/schema.ts';
import { birthDateFault } from './rules/basics.ts';
import { stateFault } from './rules/servedStates.ts';

type Patient = NonNullable<User['patient']>;

/** Throws a 400 for a birth date of a minor. */
export function assertBirthDate(birthDate: string, now: number): void {
  const fault = birthDateFault(birthDate, now);
  if (fault !== undefined) throw new HttpError(400, fault);
}

/** Throws a 409 for a state that is not served, and a 400 for one that does not exist. */
export function assertServed(state: string): void {
  const fault = stateFault(state);
  if (fault !== undefined) throw new HttpError(isState(state) ? 409 : 400, fault);
}

/** Throws for a measure that no person has. The model knows them, since answers of a questionnaire have them too. */
export function assertMeasures({ height, weight }: Pick<Patient, 'height' | 'weight'>): void {
  if (height !== undefined && !isHeight(height)) {
    throw new HttpError(400, "height must be inches or text with 'feet', from 3 feet to 8 feet 11 inches");
  }
  if (weight !== undefined && !isWeight(weight)) {
    throw new HttpError(400, 'weight must be pounds, from 50 to 1000');
  }
}

/** Throws for an address in a state that is not served; an empty state counts as not given yet. */
export function assertAddress(address: Patient['shipping']): void {
  if (address?.state) assertServed(address.state);
}
