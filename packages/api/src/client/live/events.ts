import type { components } from '../../generated/patient.ts';
import { isRecord } from '../isRecord.ts';
import { readEntity } from '../readEntity.ts';

/** Event from the service. */
export type SocketIncoming = components['schemas']['SocketIncoming'];
/** Event to the service. */
export type SocketOutgoing = components['schemas']['SocketOutgoing'];
/** Name of an event from the service. */
export type EventName = SocketIncoming['event'];
/** Data of an event from the service, by its name. */
export type EventData<Name extends EventName> = Extract<SocketIncoming, { event: Name }>['data'];

/** Entities of the description that events contain. */
const ENTITIES = {
  notification: 'Notification',
  'new message': 'ChatMessage',
} as const satisfies Record<EventName, keyof components['schemas']>;

const isEventName = (name: unknown): name is EventName =>
  typeof name === 'string' && Object.hasOwn(ENTITIES, name);

/** Names of all events. */
export const EVENT_NAMES: readonly EventName[] = Object.keys(ENTITIES).filter(isEventName);

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const isIncoming = (value: { event: unknown; data: unknown }): value is SocketIncoming =>
  isEventName(value.event) && isRecord(value.data);

/**
 * Reads a message of the socket as a response is read (docs/decisions/0021): an invalid optional field counts as missing.
 * @returns undefined for an unknown event, and for data without a required field
 */
export function readEvent(text: unknown): SocketIncoming | undefined {
  const value = parse(text);
  if (!isRecord(value) || !isEventName(value['event'])) return undefined;
  const { event } = value;
  const read = { event, data: readEntity(ENTITIES[event], value['data']) };
  return isIncoming(read) ? read : undefined;
}
