import { mayClose } from './closeCode.ts';

/** Fault of an operation. Latency combines with any of the others; of those, the first listed here wins. */
export interface Fault {
  /** operationId of the description, 'identity.<Action>' for the identity protocol, '*' for every operation. */
  operation: string;
  /** Milliseconds to wait first. */
  latency?: number;
  /** The connection is dropped without an answer. */
  reset?: boolean;
  /** A status 200 whose body is cut-off JSON. */
  malformed?: boolean;
  /** The status answered in place of the true one, 400 to 599. */
  status?: number;
  /** The message that goes with `status`. */
  message?: string;
  /** Code to close a new WebSocket connection with; only for 'socket'. */
  closeCode?: number;
  /** Number of requests affected; by default all. */
  times?: number;
}

/** The request header that carries one fault as JSON; without `operation` it means the very request. */
export const FAULT_HEADER = 'x-sandbox-fault';

/** Header of a response made by a fault, so that it doesn't count as a contract violation. */
export const FAULTED_HEADER = 'x-sandbox-faulted';

/** Response header with the code to close a new WebSocket connection with. */
export const CLOSE_HEADER = 'x-sandbox-close';

const LONGEST_WAIT = 120_000;

const whole = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const flag = (value: unknown) => typeof value === 'boolean';
const text = (value: unknown) => typeof value === 'string';

const allowed: Record<keyof Fault, (value: unknown) => boolean> = {
  operation: text,
  latency: whole(0, LONGEST_WAIT),
  reset: flag,
  malformed: flag,
  status: whole(400, 599),
  message: text,
  closeCode: (value) => whole(1000, 4999)(value) && mayClose(Number(value)),
  times: whole(1, 1_000_000),
};

const isAllowedKey = (key: string): key is keyof Fault => Object.hasOwn(allowed, key);

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return false;
  return Object.entries(value).every(([key, entry]) => isAllowedKey(key) && allowed[key](entry));
}

/** Reads a fault that came from outside; undefined when any part of it is not as documented. */
export function parseFault(value: unknown, defaultOperation?: string): Fault | undefined {
  const named =
    typeof value === 'object' && value !== null && defaultOperation !== undefined
      ? { operation: defaultOperation, ...value }
      : value;
  return isFault(named) ? named : undefined;
}

/** Reads the text of the header; undefined when it is not JSON or not a fault. */
export function parseFaultHeader(header: string): Fault | undefined {
  try {
    return parseFault(JSON.parse(header), '*');
  } catch {
    return undefined;
  }
}
