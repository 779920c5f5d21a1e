/** Reads a whole number within bounds out of a query or body value; throws a 400 that names the field. */
import { HttpError } from '../core/httpError.ts';
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

/** Reads a text that is not blank and no longer than `most` letters; throws a 400 that names the field. */
export function textUpTo(value: unknown, name: string, most: number): string {
  const text = requiredText(value, name);
  if (text.length > most) throw new HttpError(400, `${name} must not be longer than ${most} letters`);
  return text;
}

/** Reads a text that may be blank, no longer than `most` letters; throws a 400 that names the field. */
export function anyText(value: unknown, name: string, most: number): string {
  if (typeof value !== 'string') throw new HttpError(400, `${name} must be a text`);
  if (value.length > most) throw new HttpError(400, `${name} must not be longer than ${most} letters`);
  return value;
}

/** Reads one of a few fixed words; throws a 400 that names the field. */
export function oneOf<const Word extends string>(value: unknown, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new HttpError(400, `${name} must be one of ${words.join(', ')}`);
  return found;
}

/** Reads a yes or no out of a query or body value, which may be left out; throws a 400 that names the field. */
export function optionalFlag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  if (value !== 'true' && value !== 'false') throw new HttpError(400, `${name} must be true or false`);
  return value === 'true';
}

/** Reads an object; throws a 400 that names the field. */
export function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, `${name} must be an object`);
  }
  return Object.fromEntries(Object.entries(value));
}

/** Reads a list no longer than `most`, each item by `read`; throws a 400 that names the field. */
export function listOf<Item>(
  value: unknown,
  name: string,
  most: number,
  read: (item: unknown, name: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new HttpError(400, `${name} must be a list`);
  if (value.length > most) throw new HttpError(400, `${name} must not be longer than ${most}`);
  return value.map((item: unknown, index) => read(item, `${name}[${index}]`));
}

/** Reads a JSON body; an empty one is an empty object, anything else but an object is a 400. */
export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The request body must be a JSON object');
  }
  return Object.fromEntries(Object.entries(body));
}
