import type { StorageLike } from './storage.ts';

const KEY = 'staleReloadAt';

/** When this tab was last reloaded for a stale chunk. */
export interface ReloadStamp {
  /** Milliseconds since 1970; undefined when it never was, or storage cannot tell. */
  read(): number | undefined;
  /** Whether the stamp was kept; a reload without one could be repeated for ever. */
  write(now: number): boolean;
}

/** Keeps the stamp in the tab's own storage (`sessionStorage`), which outlives a reload and no more. */
export function createReloadStamp(storage: StorageLike | undefined): ReloadStamp {
  return {
    read() {
      try {
        const stamp = Number.parseInt(storage?.getItem(KEY) ?? '', 10);
        return Number.isNaN(stamp) ? undefined : stamp;
      } catch {
        return undefined;
      }
    },
    write(now) {
      try {
        storage?.setItem(KEY, String(now));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
  };
}
