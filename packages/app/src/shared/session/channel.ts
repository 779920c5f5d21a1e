/** What other tabs tell: somebody logged out, or the storage they share changed. */
export type TabSignal = 'loggedOut' | 'changed';

/** The line to the other tabs of this origin. */
export interface TabChannel {
  announceLogout(): void;
  /** Returns how to stop listening. */
  listen(hear: (signal: TabSignal) => void): () => void;
}

const NAME = 'session';
const LOGGED_OUT: TabSignal = 'loggedOut';

/** BroadcastChannel where there is one, and the storage event, which every browser sends to the other tabs, besides. */
export function browserChannel(): TabChannel {
  if (typeof window === 'undefined') return { announceLogout: () => {}, listen: () => () => {} };
  const broadcast = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    announceLogout: () => broadcast?.postMessage(LOGGED_OUT),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === LOGGED_OUT) hear('loggedOut');
      };
      const onStorage = () => hear('changed');
      broadcast?.addEventListener('message', onMessage);
      window.addEventListener('storage', onStorage);
      return () => {
        broadcast?.removeEventListener('message', onMessage);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
