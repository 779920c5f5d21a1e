import { zipProblem } from '#shared/format/zipProblem.ts';
import type { FieldProblem } from '#features/auth/index.ts';
import type { Basics } from '@patient/api/model';

const required = (name: string, value: string, message: string): readonly FieldProblem[] =>
  value.trim() === '' ? [{ name, message }] : [];

/** Problems of state and ZIP code that don't need the service. */
export function placeProblems({
  state,
  zipCode,
}: Pick<Basics, 'state' | 'zipCode'>): readonly FieldProblem[] {
  const zip = zipCode.trim();
  const message = zip === '' ? 'Enter your ZIP code' : zipProblem(zip, state);
  return [
    ...(message === undefined ? [] : [{ name: 'zipCode', message }]),
    ...required('state', state, 'Choose the state you live in'),
  ];
}
