/** Signal of another tab: logout, or a change of the shared storage. */
export type TabSignal = 'loggedOut' | 'changed';

/** Channel to the other tabs of this origin. */
export interface TabChannel {
  announceLogout(): void;
  /** Listens as long as the page lives. */
  listen(listener: (signal: TabSignal) => void): void;
}

const NAME = 'session';
const LOGGED_OUT = 'loggedOut';

/**
 * BroadcastChannel where available, plus the storage event, which every browser sends to other tabs. A tab that has slept
 * may have missed both, so it looks again when it is shown.
 */
export function browserChannel(): TabChannel {
  if (typeof window === 'undefined') return { announceLogout: () => {}, listen: () => {} };
  const broadcast = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    announceLogout: () => broadcast?.postMessage(LOGGED_OUT),
    listen(listener) {
      broadcast?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === LOGGED_OUT) listener(data);
      });
      // Also `visibilitychange`, which bubbles from the document.
      for (const event of ['storage', 'visibilitychange'])
        window.addEventListener(event, () => listener('changed'));
    },
  };
}
