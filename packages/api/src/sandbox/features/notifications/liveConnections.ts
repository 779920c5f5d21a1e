import { markNoticeAsRead } from './records.ts';
import type { Context } from '../../core/context.ts';
import { CLOSE_HEADER } from '../../http/faults/fault.ts';
import type { FaultGuard } from '../../http/faults/guard.ts';
import { callerOf } from '../../http/auth.ts';
import { type Connection, closeCodes } from '../../core/connections.ts';
import { readNoticeId } from './readMark.ts';

/** Open connection, called by the host. */
export interface LiveConnection {
  /** Handles a message from the browser. */
  receive(text: string): void;
  /** Removes the connection. */
  disconnect(): void;
}

export interface LiveConnectionParts {
  context: Context;
  guard: FaultGuard;
}

/** Live connections of patients (specification section 7, WebSocket). */
export interface LiveConnections {
  /**
   * Opens a connection for a request to `/socket?token=`. Returns undefined if the connection was closed: with 4401 for an
   * invalid token, or by a fault of the operation 'socket' with its code, 1001 by default.
   */
  open(request: Request, connection: Connection): Promise<LiveConnection | undefined>;
  /** Closes connections whose token is no longer valid: with 1000 after a sign-out, otherwise with 4401. */
  check(): Promise<void>;
}

interface OpenConnection extends LiveConnection {
  token: string;
  connection: Connection;
}

export function createLiveConnections({ context, guard }: LiveConnectionParts): LiveConnections {
  const { identity } = context;
  const open = new Set<OpenConnection>();

  async function end(live: OpenConnection): Promise<void> {
    const signedOut = await identity.isSignedOut(live.token);
    live.disconnect();
    if (signedOut) live.connection.close(closeCodes.normal, 'Signed out');
    else live.connection.close(closeCodes.unauthorized, 'Sign in to go on');
  }

  return {
    async open(request, connection) {
      const refused = await guard('socket', request);
      if (refused !== undefined) {
        const code = Number(refused.headers.get(CLOSE_HEADER) ?? closeCodes.goingAway);
        connection.close(code, 'A fault of the sandbox');
        return undefined;
      }
      const token = new URL(request.url).searchParams.get('token') ?? '';
      const caller = await callerOf(context, token);
      if (caller === undefined) {
        connection.close(closeCodes.unauthorized, 'Sign in to go on');
        return undefined;
      }
      const remove = context.connections.connect(caller.patientId, connection);
      const opened: OpenConnection = {
        token,
        connection,
        receive(text) {
          const id = readNoticeId(text);
          if (id !== undefined) markNoticeAsRead(context, caller.user._id, id);
        },
        disconnect() {
          open.delete(opened);
          remove();
        },
      };
      open.add(opened);
      return opened;
    },

    async check() {
      await Promise.all(
        [...open].map(async (live) => {
          if ((await identity.verifyToken(live.token)) === undefined) await end(live);
        }),
      );
    },
  };
}
