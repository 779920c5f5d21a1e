import { HttpError } from '../core/httpError.ts';
import { isCloseCode } from '../http/faults/closeCode.ts';

// The admin pages have no OpenAPI description, so these functions validate their input.

/** Reads a whole number in a range; throws a 400 with the name of the field. */
export function wholeNumber(value: unknown, name: string, min: number, max: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
    throw new HttpError(400, `${name} must be a whole number from ${min} to ${max}`);
  }
  return number;
}

/** Reads a text that is not blank; throws a 400 with the name of the field. */
export function requiredText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new HttpError(400, `${name} is required`);
  return value;
}

/** Reads one of a set of values; throws a 400 with the name of the field. */
export function oneOf<const Value extends string>(
  value: unknown,
  name: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new HttpError(400, `${name} must be one of ${allowed.join(', ')}`);
  return found;
}

/** Reads an optional boolean; throws a 400 with the name of the field. */
export function optionalFlag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  if (value !== 'true' && value !== 'false') throw new HttpError(400, `${name} must be true or false`);
  return value === 'true';
}

/** Reads a close code; throws a 400 for one that a service must not send. */
export function closeCodeOf(value: unknown): number {
  const code = wholeNumber(value, 'code', 1000, 4999);
  if (!isCloseCode(code)) throw new HttpError(400, `A service must not close a connection with ${code}`);
  return code;
}
