import type { IncomingMessage } from 'node:http';

/** Bytes of a body that are read and dropped; a larger one ends the connection. */
const LARGEST_DISCARDED = 64 * 1024 * 1024;

/** Milliseconds without data after which a body counts as abandoned. */
const IDLE = 2000;

/** Whether the end of a body is in sight: its length is known and not excessive. */
const endsSoon = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Infinity) <= LARGEST_DISCARDED;

/**
 * Reads a request's body to its end and drops it, so that its connection can carry the next request. Resolves to false
 * without waiting for a body of unknown or excessive length, and if the sender stops.
 */
export function discardBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || !endsSoon(incoming)) return Promise.resolve(incoming.complete);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(idle);
      incoming.off('data', proceed);
      resolve(incoming.complete);
    };
    const idle = setTimeout(end, IDLE);
    const proceed = () => {
      idle.refresh();
      // A reader that has started pauses the stream when nothing consumes it.
      setImmediate(() => incoming.resume());
    };
    incoming.on('data', proceed);
    incoming.once('end', end).once('error', end).once('close', end);
    incoming.resume();
  });
}
