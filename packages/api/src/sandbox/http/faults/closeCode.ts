import { HttpError } from '../../core/httpError.ts';
import { wholeNumber } from '../read.ts';

/** The code of a line that is cut without a word; never sent, only seen (RFC 6455, section 7.1.5). */
export const CUT = 1006;

/** Whether a service may close a WebSocket with a code (RFC 6455, section 7.4, and the registry of codes), or cut it. */
export const mayClose = (code: number): boolean =>
  code === CUT || code >= 3000 || code <= 1003 || (code >= 1007 && code !== 1010 && code <= 1014);

/** Reads the code to close lines with; throws a 400 for one that no service may send. */
export function closeCodeOf(value: unknown): number {
  const code = wholeNumber(value, 'code', 1000, 4999);
  if (!mayClose(code)) throw new HttpError(400, `No service may close a line with ${code}`);
  return code;
}
