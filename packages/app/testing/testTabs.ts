import type { TabChannel, TabSignal } from '#shared/session/channel.ts';
import { endsByItself } from '#shared/session/endedSession.ts';
import type { StorageLike } from '#shared/session/safeStorage.ts';

/** Storage in memory, for tests; `entries` is its content. */
export function memoryStorage(
  entries: Map<string, string> = new Map(),
): StorageLike & { readonly entries: Map<string, string> } {
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    clear: () => {
      entries.clear();
    },
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const refuse = (): never => {
  throw new DOMException('Quota', 'QuotaExceededError');
};

/** Storage that throws on every access, for tests. */
export const refusingStorage: StorageLike = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
  key: refuse,
  get length() {
    return refuse();
  },
};

/** Channels between tabs of one browser, for tests: a signal of one reaches all others. */
export function tabLines(): { open(): TabChannel; tellAll(signal: TabSignal): void } {
  const tabs = new Set<{ hear: (signal: TabSignal) => void }>();
  return {
    tellAll(signal) {
      for (const { hear } of tabs) hear(signal);
    },
    open() {
      const own = { hear: (_signal: TabSignal) => {} };
      return {
        announceEnd(reason) {
          for (const tab of tabs) if (tab !== own) tab.hear(endsByItself(reason) ? reason : 'otherTab');
        },
        listen(hear) {
          own.hear = hear;
          tabs.add(own);
        },
      };
    },
  };
}
