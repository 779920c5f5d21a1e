import { isCloseCode } from './closeCode.ts';

/** Fault of an operation. Latency can be combined with one of the others; of several others, the first in this order applies. */
export interface Fault {
  /** `operationId` of the description, 'identity.<Action>' for the identity protocol, or '*' for every operation. */
  operation: string;
  /** Delay before the response, ms. */
  latency?: number;
  /** Drops the connection without a response. */
  reset?: boolean;
  /** Responds with status 200 and truncated JSON. */
  malformed?: boolean;
  /** Error status of the response, 400 to 599. */
  status?: number;
  /** Message of the response with `status`. */
  message?: string;
  /** Code to close a new WebSocket connection with; only for 'socket'. */
  closeCode?: number;
  /** Number of requests affected; by default all. */
  times?: number;
}

/** Request header with one fault as JSON; without `operation` it applies to that request. */
export const FAULT_HEADER = 'x-sandbox-fault';

/** Header of a fault's response, so that it doesn't count as a contract violation. */
export const FAULTED_HEADER = 'x-sandbox-faulted';

/** Response header with the code to close a new WebSocket connection with. */
export const CLOSE_HEADER = 'x-sandbox-close';

const MAX_LATENCY_MS = 120_000;

const integer = (min: number, max: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
const flag = (value: unknown) => typeof value === 'boolean';
const text = (value: unknown) => typeof value === 'string';

const allowed: Record<keyof Fault, (value: unknown) => boolean> = {
  operation: text,
  latency: integer(0, MAX_LATENCY_MS),
  reset: flag,
  malformed: flag,
  status: integer(400, 599),
  message: text,
  closeCode: (value) => integer(1000, 4999)(value) && isCloseCode(Number(value)),
  times: integer(1, 1_000_000),
};

const isAllowedKey = (key: string): key is keyof Fault => Object.hasOwn(allowed, key);

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return false;
  return Object.entries(value).every(([key, entry]) => isAllowedKey(key) && allowed[key](entry));
}

/** Parses a fault; undefined if any part of it is invalid. */
export function parseFault(value: unknown, defaultOperation?: string): Fault | undefined {
  const fault =
    typeof value === 'object' && value !== null && defaultOperation !== undefined
      ? { operation: defaultOperation, ...value }
      : value;
  return isFault(fault) ? fault : undefined;
}

/** Parses the fault header; undefined if it is not a valid fault. */
export function parseFaultHeader(header: string): Fault | undefined {
  try {
    return parseFault(JSON.parse(header), '*');
  } catch {
    return undefined;
  }
}
