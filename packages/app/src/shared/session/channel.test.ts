import { afterEach, expect, test, vi } from 'vitest';
import { browserChannel, type TabSignal } from './channel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['storage', 'visibilitychange'])('a %s event is a change', (type) => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('BroadcastChannel', undefined);
  const hear = vi.fn<(signal: TabSignal) => void>();
  browserChannel().listen(hear);
  page.dispatchEvent(new Event(type));
  expect(hear.mock.calls).toEqual([['changed']]);
});

test.each([
  ['expired', 'expired'],
  ['ended', 'ended'],
  ['loggedOut', 'otherTab'],
  ['refused', 'otherTab'],
] as const)('the end of a session, %s, reaches other tabs over BroadcastChannel as %s', (reason, signal) => {
  const lines: FakeBroadcast[] = [];
  class FakeBroadcast extends EventTarget {
    constructor() {
      super();
      lines.push(this);
    }
    postMessage(data: unknown) {
      for (const line of lines) if (line !== this) line.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', FakeBroadcast);
  const [own, other] = [vi.fn<(heard: TabSignal) => void>(), vi.fn<(heard: TabSignal) => void>()];
  const tab = browserChannel();
  tab.listen(own);
  browserChannel().listen(other);
  tab.announceEnd(reason);
  expect(other.mock.calls).toEqual([[signal]]);
  expect(own).not.toHaveBeenCalled();
});
