import type { components } from '../../generated/patient.ts';
import { isRecord } from '../isRecord.ts';

/** Event from the service. */
export type SocketIncoming = components['schemas']['SocketIncoming'];
/** Event to the service. */
export type SocketOutgoing = components['schemas']['SocketOutgoing'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Fields of both events that screens require. */
const hasBasics = (data: Record<string, unknown>): boolean =>
  isText(data['_id']) && isText(data['message']) && isText(data['createdAt']);

/** Whether a value is a known event with the fields that screens require. */
export function isSocketIncoming(value: unknown): value is SocketIncoming {
  if (!isRecord(value) || !isRecord(value['data']) || !hasBasics(value['data'])) return false;
  return (
    value['event'] === 'notification' || (value['event'] === 'new message' && isText(value['data']['chatId']))
  );
}

/** Parses socket data; undefined for anything but a known event. */
export function readIncoming(text: unknown): SocketIncoming | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isSocketIncoming(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
