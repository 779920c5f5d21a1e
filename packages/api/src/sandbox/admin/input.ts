import { HttpError } from '../core/httpError.ts';
import { jsonBody } from '../http/contract/reader.ts';
import type { AdminInput } from './page.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Whether a request comes from a form of a page, which wants a page back. */
export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith(FORM) ?? false;

/** Reads what was sent: a form's fields, of which empty ones count as left out, or a JSON body. */
export async function inputOf(request: Request): Promise<AdminInput> {
  if (!isForm(request)) return jsonBody(request);
  const fields = new URLSearchParams(await request.text());
  return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}

/** Reads an optional field with a reader that throws an HttpError. */
export const optional = <Value>(value: unknown, read: (value: unknown) => Value): Value | undefined =>
  value === undefined ? undefined : read(value);

/** Refuses what a page does not know how to do. */
export function unknownAction(what: unknown): never {
  throw new HttpError(400, `'${String(what)}' is nothing that can be done here`);
}
