/**
 * Reason a session ended: logout here or in another tab, 30 days without activity, a session that the identity service no
 * longer accepts, a link for somebody else, or an account that is no patient's.
 */
export type EndReason = 'loggedOut' | 'otherTab' | 'expired' | 'ended' | 'replaced' | 'refused';

/** End of a session. */
export interface SessionEnd {
  readonly reason: EndReason;
  /** Path of the page it ended on. @default the last one visited */
  readonly path?: string | undefined;
}

/** Whether nobody asked for the end of a session, so that its patient can return. */
export const endsByItself = (reason: unknown): reason is 'expired' | 'ended' =>
  reason === 'expired' || reason === 'ended';

/** Session that ended on this page; in memory only. */
export interface EndedSession {
  readonly reason: EndReason;
  /** Set where the session ended by itself, so that its patient can return. */
  readonly path?: string | undefined;
  /** Its token, which has ended too: says whose path it is. */
  readonly token?: string;
}

/** What a page remembers of the session that ended on it. */
export interface Endings {
  /** Notes the page that the patient is on. */
  visit(path: string | undefined): void;
  /** Notes the end of a session, or another reason for the last one; without a token there was none. */
  end(token: string | undefined, end: SessionEnd): void;
  last(): EndedSession | undefined;
  /** Returns and forgets it. */
  take(): EndedSession | undefined;
}

/** Remembers the end of a session in memory only. */
export function createEndings(): Endings {
  let current: string | undefined;
  let last: EndedSession | undefined;
  return {
    visit(path) {
      current = path;
    },
    end(token, { reason, path = last?.token === token ? last?.path : current }) {
      if (token !== undefined) last = endsByItself(reason) ? { reason, path, token } : { reason };
      current = undefined;
    },
    last: () => last,
    take() {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}
