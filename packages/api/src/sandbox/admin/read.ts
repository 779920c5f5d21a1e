import { HttpError } from '../core/httpError.ts';
import { mayClose } from '../http/faults/closeCode.ts';

// The admin pages have no description to be read by.

/** Reads a whole number within bounds; throws a 400 that names the field. */
export function wholeNumber(value: unknown, name: string, least: number, most: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
    throw new HttpError(400, `${name} must be a whole number from ${least} to ${most}`);
  }
  return number;
}

/** Reads a text that is not blank; throws a 400 that names the field. */
export function requiredText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new HttpError(400, `${name} is required`);
  return value;
}

/** Reads one of a few fixed words; throws a 400 that names the field. */
export function oneOf<const Word extends string>(value: unknown, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new HttpError(400, `${name} must be one of ${words.join(', ')}`);
  return found;
}

/** Reads a yes or no that may be left out; throws a 400 that names the field. */
export function optionalFlag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  if (value !== 'true' && value !== 'false') throw new HttpError(400, `${name} must be true or false`);
  return value === 'true';
}

/** Reads the code to close connections with; throws a 400 for one that no service may send. */
export function closeCodeOf(value: unknown): number {
  const code = wholeNumber(value, 'code', 1000, 4999);
  if (!mayClose(code)) throw new HttpError(400, `No service may close a connection with ${code}`);
  return code;
}
