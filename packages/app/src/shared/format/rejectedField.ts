import { ApiError } from '@patient/api';
import { failureText } from './failureText.ts';

/** Statuses of a request with invalid input. */
const INVALID_STATUSES: readonly number[] = [400, 422];

/** Field of a request: what to do if the service's validator rejects it, and how a message for patients mentions it. */
const FIELDS = {
  address: ['Check your street address', /\b(?:street|address)\b/i],
  secondAddress: ['Check your apartment, suite or unit', /\b(?:apartment|suite|unit)\b/i],
  city: ['Check your city', /\bcity\b/i],
  state: ['Check your state', /\bstate\b/i],
  zipCode: ['Check your ZIP code', /\bzip/i],
  firstName: ['Check your first name', /\bfirst name\b/i],
  lastName: ['Check your last name', /\blast name\b/i],
  birthDate: ['Check your birth date', /\bbirth/i],
  gender: ['Check your gender', /\bgender\b/i],
  height: ['Check your height', /\bheight\b/i],
  weight: ['Check your weight', /\bweight\b/i],
  email: ['Check your email', /\bemail/i],
  phone: ['Check your phone number', /\bphone/i],
  password: ['Choose another password', /\bpassword\b/i],
  oldPassword: ['Check your current password', /(?:current|old) password/i],
  newPassword: ['Choose another password', /\bpassword\b/i],
} as const;

/** Name of a field in requests, and in the form that sends it. */
export type RequestField = keyof typeof FIELDS;

/**
 * Problem of the field that only the service has rejected: in our words for a validator's message, otherwise the service's
 * message, if it mentions one of the fields. Undefined for any other failure.
 * @param names fields of the form; of those that a message mentions, the first one has the problem
 */
export function rejectedField<Name extends RequestField>(
  error: unknown,
  names: readonly Name[],
): { readonly name: Name; readonly message: string } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, metadata, message } = error;
  if (!INVALID_STATUSES.includes(status) && metadata?.phoneExist === undefined) return undefined;
  const path = error.field?.split('.');
  if (path !== undefined) {
    const name = names.find((each) => path.includes(each));
    return name && { name, message: FIELDS[name][0] };
  }
  const name = names.find((each) => FIELDS[each][1].test(message));
  return name && { name, message };
}

/** Problem to show in a form with these fields: at the rejected one, or of the whole form. */
export const requestProblem = (
  error: unknown,
  names: readonly RequestField[],
): { readonly name?: RequestField; readonly message: string } =>
  rejectedField(error, names) ?? { message: failureText(error) };
