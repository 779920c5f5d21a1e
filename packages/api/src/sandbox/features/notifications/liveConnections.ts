import { markNoticeAsRead } from './records.ts';
import type { Context } from '../../core/context.ts';
import { CLOSE_HEADER } from '../../http/faults/fault.ts';
import type { FaultGuard } from '../../http/faults/guard.ts';
import { callerOf } from '../../http/auth.ts';
import { type Connection, closeCodes } from '../../core/connections.ts';
import { readNoticeId } from './readMark.ts';

/** What an adapter does with an open connection. */
export interface LiveConnection {
  /** Hands over what the browser sent. */
  receive(text: string): void;
  /** Ends the connection. */
  disconnect(): void;
}

export interface LiveConnectionParts {
  context: Context;
  guard: FaultGuard;
}

/** The patients' live connections (specification section 7, WebSocket). */
export interface LiveConnections {
  /**
   * Opens a connection for a request to `/socket?token=`. A token that is not good closes it with 4401; a fault on the
   * operation 'socket' closes it with the fault's code, else as a service that goes away. Undefined when it was closed.
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
      const takeOff = context.connections.connect(caller.patientId, connection);
      const opened: OpenConnection = {
        token,
        connection,
        receive(text) {
          const id = readNoticeId(text);
          if (id !== undefined) markNoticeAsRead(context, caller.user._id, id);
        },
        disconnect() {
          open.delete(opened);
          takeOff();
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
