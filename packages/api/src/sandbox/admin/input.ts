import { HttpError } from '../core/httpError.ts';
import { jsonBody } from '../http/contract/reader.ts';
import type { AdminInput } from './page.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Whether a request is from an HTML form, which expects a page as the response. */
export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith(FORM) ?? false;

/** Reads the non-empty fields of a form, or a JSON body. */
export async function inputOf(request: Request): Promise<AdminInput> {
  if (!isForm(request)) return jsonBody(request);
  const fields = new URLSearchParams(await request.text());
  return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}

/** Reads an optional field. */
export const optional = <Value>(value: unknown, read: (value: unknown) => Value): Value | undefined =>
  value === undefined ? undefined : read(value);

/** Throws a 400 for an unknown action. */
export function unknownAction(action: unknown): never {
  throw new HttpError(400, `Unknown action '${String(action)}'`);
}
