import type { Hub } from '../hub/hub.ts';
import { Refusal } from '../http/refusal.ts';
import { wholeNumber } from '../http/read.ts';

/** Whether a service may close a WebSocket with a code (RFC 6455, section 7.4, and the registry of codes). */
const mayClose = (code: number) =>
  code >= 3000 || code <= 1003 || (code >= 1007 && code !== 1010 && code <= 1014);

/** Reads the code to close lines with; throws a 400 for one that no service may send. */
export function closeCodeOf(value: unknown): number {
  const code = wholeNumber(value, 'code', 1000, 4999);
  if (!mayClose(code)) throw new Refusal(400, `No service may close a line with ${code}`);
  return code;
}

/** Closes the open lines of a patient, or all, and says how many. */
export function dropLines(hub: Hub, code: number, patientId?: string): number {
  const open = hub.size(patientId);
  hub.close(code, 'The sandbox was told to', patientId);
  return open;
}
