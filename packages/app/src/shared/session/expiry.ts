import { SESSION_MS } from '../startLimits.ts';

/** Part of a session that says how long it lasts. */
export interface SessionAge {
  readonly loggedIn: boolean;
  /** Stamp of the last activity, milliseconds since 1970. */
  readonly expirationDate?: number | undefined;
}

/** Whether a session has no stamp, or was idle for 30 days (specification section 4, Session). No session is not over. */
export const isSessionOver = ({ loggedIn, expirationDate }: SessionAge, now: number): boolean =>
  expirationDate === undefined ? loggedIn : now - expirationDate >= SESSION_MS;
