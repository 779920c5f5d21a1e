import type { IncomingMessage } from 'node:http';

/** Maximum bytes of a body that is read and discarded; a larger one closes the connection. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Time without data after which a body counts as abandoned, ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Whether a body has a known length that is small enough. */
const isDiscardable = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Infinity) <= MAX_DISCARDED_BYTES;

/**
 * Reads and discards the rest of a request's body, so that its connection can be reused. Resolves to false for a body of
 * unknown or excessive length, and if the sender stops.
 */
export function discardBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || !isDiscardable(incoming)) return Promise.resolve(incoming.complete);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(idle);
      incoming.off('data', proceed);
      resolve(incoming.complete);
    };
    const idle = setTimeout(end, IDLE_TIMEOUT_MS);
    const proceed = () => {
      idle.refresh();
      // The stream pauses by itself if a reader was attached and nothing consumes it.
      setImmediate(() => incoming.resume());
    };
    incoming.on('data', proceed);
    incoming.once('end', end).once('error', end).once('close', end);
    incoming.resume();
  });
}
