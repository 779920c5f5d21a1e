import type { Context } from '../context.ts';
import { markNoticeAsRead } from '../domains/notices.ts';
import type { faultGuard } from '../faults/guard.ts';
import { type AuthOptions, callerOf } from '../http/auth.ts';
import { type Connection, closeCodes } from './hub.ts';

/** What an adapter does with an open line. */
export interface Line {
  /** Hands over what the browser sent. */
  receive(text: string): void;
  /** Says that the line is gone. */
  disconnect(): void;
}

export interface LineParts {
  context: Context;
  guard: ReturnType<typeof faultGuard>;
  verifyToken: AuthOptions['verifyToken'];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The notification of a `markAsRead` message; undefined for anything else a browser may send. */
function readNoticeId(text: string): string | undefined {
  const message = parsed(text);
  if (!isObject(message) || message['event'] !== 'markAsRead' || !isObject(message['data'])) return undefined;
  const { id, type } = message['data'];
  return type === 'notice' && typeof id === 'string' ? id : undefined;
}

/**
 * Opens a patient's live line (specification section 7, WebSocket). A token that is not good closes it with
 * 4401; a fault on the operation 'socket' closes it as a service that goes away.
 */
export async function openLine(
  { context, guard, verifyToken }: LineParts,
  request: Request,
  connection: Connection,
): Promise<Line | undefined> {
  if ((await guard('socket', request)) !== undefined) {
    connection.close(closeCodes.goingAway, 'The sandbox was told to fail');
    return undefined;
  }
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const caller = await callerOf({ store: context.store, verifyToken }, token);
  if (caller === undefined) {
    connection.close(closeCodes.unauthorized, 'Sign in to go on');
    return undefined;
  }
  return {
    receive(text) {
      const id = readNoticeId(text);
      if (id !== undefined) markNoticeAsRead(context, caller.user._id, id);
    },
    disconnect: context.hub.connect(caller.patientId, connection),
  };
}
