import { markNoticeAsRead } from './records.ts';
import type { Context } from '../../core/context.ts';
import { CLOSE_HEADER } from '../../http/faults/fault.ts';
import type { FaultGuard } from '../../http/faults/guard.ts';
import { callerOf } from '../../http/auth.ts';
import { type Connection, closeCodes } from '../../core/connections.ts';
import { readNoticeId } from './readMark.ts';

/** What an adapter does with an open line. */
export interface LiveLine {
  /** Hands over what the browser sent. */
  receive(text: string): void;
  /** Says that the line is gone. */
  disconnect(): void;
}

export interface LiveLineParts {
  context: Context;
  guard: FaultGuard;
}

/** The patients' live lines (specification section 7, WebSocket). */
export interface LiveLines {
  /**
   * Opens a line for a request to `/socket?token=`. A token that is not good closes it with 4401; a fault on the
   * operation 'socket' closes it with the fault's code, else as a service that goes away. Undefined when it was closed.
   */
  open(request: Request, connection: Connection): Promise<LiveLine | undefined>;
  /** Closes the lines whose token does not hold any more: with 1000 after a sign-out, else with 4401. */
  check(): Promise<void>;
}

interface OpenLine extends LiveLine {
  token: string;
  connection: Connection;
}

export function createLiveLines({ context, guard }: LiveLineParts): LiveLines {
  const { identity } = context;
  const lines = new Set<OpenLine>();

  async function end(line: OpenLine): Promise<void> {
    const signedOut = await identity.isSignedOut(line.token);
    line.disconnect();
    if (signedOut) line.connection.close(closeCodes.normal, 'Signed out');
    else line.connection.close(closeCodes.unauthorized, 'Sign in to go on');
  }

  return {
    async open(request, connection) {
      const refused = await guard('socket', request);
      if (refused !== undefined) {
        const code = Number(refused.headers.get(CLOSE_HEADER) ?? closeCodes.goingAway);
        connection.close(code, 'The sandbox was told to fail');
        return undefined;
      }
      const token = new URL(request.url).searchParams.get('token') ?? '';
      const caller = await callerOf(context, token);
      if (caller === undefined) {
        connection.close(closeCodes.unauthorized, 'Sign in to go on');
        return undefined;
      }
      const takeOff = context.connections.connect(caller.patientId, connection);
      const line: OpenLine = {
        token,
        connection,
        receive(text) {
          const id = readNoticeId(text);
          if (id !== undefined) markNoticeAsRead(context, caller.user._id, id);
        },
        disconnect() {
          lines.delete(line);
          takeOff();
        },
      };
      lines.add(line);
      return line;
    },

    async check() {
      await Promise.all(
        [...lines].map(async (line) => {
          if ((await identity.verifyToken(line.token)) === undefined) await end(line);
        }),
      );
    },
  };
}
