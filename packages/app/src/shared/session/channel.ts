import { endsByItself, type EndReason } from './endedSession.ts';

/** Signal of another tab: how it ended the session, or a change of the shared storage. */
export type TabSignal = 'expired' | 'ended' | 'otherTab' | 'changed';

/** Channel to the other tabs of this origin. */
export interface TabChannel {
  announceEnd(reason: EndReason): void;
  /** Listens as long as the page lives. */
  listen(listener: (signal: TabSignal) => void): void;
}

const NAME = 'session';

/**
 * BroadcastChannel where available, plus the storage event, which every browser sends to other tabs. A tab that has slept
 * may have missed both, so it looks again when it is shown.
 */
export function browserChannel(): TabChannel {
  const broadcast = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    announceEnd: (reason) => broadcast?.postMessage(reason),
    listen(listener) {
      broadcast?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        listener(endsByItself(data) ? data : 'otherTab'),
      );
      // Also `visibilitychange`, which bubbles from the document.
      for (const event of ['storage', 'visibilitychange'])
        window.addEventListener(event, () => listener('changed'));
    },
  };
}
