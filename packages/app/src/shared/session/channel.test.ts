import { afterEach, expect, test, vi } from 'vitest';
import { browserChannel, type TabSignal } from './channel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without a window nothing is sent', () => {
  const hear = vi.fn<(signal: TabSignal) => void>();
  const channel = browserChannel();
  channel.listen(hear);
  channel.announceLogout();
  expect(hear).not.toHaveBeenCalled();
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

test('a logout reaches other tabs over BroadcastChannel, and other messages are ignored', () => {
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
  const [own, other] = [vi.fn<(signal: TabSignal) => void>(), vi.fn<(signal: TabSignal) => void>()];
  const tab = browserChannel();
  tab.listen(own);
  browserChannel().listen(other);
  lines[0]?.postMessage('something else');
  expect(other).not.toHaveBeenCalled();
  tab.announceLogout();
  expect(other.mock.calls).toEqual([['loggedOut']]);
  expect(own).not.toHaveBeenCalled();
});
