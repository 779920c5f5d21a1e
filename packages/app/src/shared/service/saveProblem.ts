import type { FormError } from '@patient/ui/Form';
import { failureText } from '../format/failureText.ts';
import { rejectedField, type RequestField } from '../format/rejectedField.ts';
import { mayHaveSucceeded } from './mayHaveSucceeded.ts';

/**
 * Title of a failed save, which may have succeeded if there was no response.
 * @param what object of "We couldn't save …": "this address"
 */
export const saveProblem = (error: unknown, what: string): string =>
  mayHaveSucceeded(error) ? `We couldn't find out if ${what} is saved` : `We couldn't save ${what}`;

/**
 * Errors of a form after a failed save: at the field that the service has rejected, otherwise what failed and why.
 * @param fields names that the service may reject
 */
export function saveErrors(
  error: unknown,
  what: string,
  fields: readonly RequestField[],
): readonly FormError[] {
  const rejected = rejectedField(error, fields);
  return rejected
    ? [rejected]
    : [{ message: `${saveProblem(error, what)}.` }, { message: failureText(error) }];
}
