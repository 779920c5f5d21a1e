import type { components } from '../../generated/patient.ts';
import { isRecord } from '../isRecord.ts';

/** What the service sends over the socket. */
export type SocketIncoming = components['schemas']['SocketIncoming'];
/** What the app sends over the socket. */
export type SocketOutgoing = components['schemas']['SocketOutgoing'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Fields that both events have and no screen can do without. */
const hasBasics = (data: Record<string, unknown>): boolean =>
  isText(data['_id']) && isText(data['message']) && isText(data['createdAt']);

/** Whether an unknown value is an event of the description, as far as screens depend on it. */
export function isSocketIncoming(value: unknown): value is SocketIncoming {
  if (!isRecord(value) || !isRecord(value['data']) || !hasBasics(value['data'])) return false;
  return (
    value['event'] === 'notification' || (value['event'] === 'new message' && isText(value['data']['chatId']))
  );
}

/** Reads a text of the socket; undefined for anything that is not described, which is no reason to fail. */
export function readIncoming(text: unknown): SocketIncoming | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isSocketIncoming(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
