import type { TabChannel, TabSignal } from './channel.ts';
import type { StorageLike } from './storage.ts';

/** A storage in memory, for tests; `entries` shows what is in it. */
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
  };
}

/** Lines between tabs of one browser, for tests: what one announces, all others hear. */
export function tabLines(): { open(): TabChannel; tellAll(signal: TabSignal): void } {
  const tabs = new Set<{ hear: (signal: TabSignal) => void }>();
  return {
    tellAll(signal) {
      for (const { hear } of tabs) hear(signal);
    },
    open() {
      const own = { hear: (_signal: TabSignal) => {} };
      return {
        announceLogout() {
          for (const tab of tabs) if (tab !== own) tab.hear('loggedOut');
        },
        listen(hear) {
          own.hear = hear;
          tabs.add(own);
          return () => {
            tabs.delete(own);
          };
        },
      };
    },
  };
}
