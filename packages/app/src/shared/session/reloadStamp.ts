import { createSafeStorage, type StorageLike } from './safeStorage.ts';

const KEY = 'staleReloadAt';

/** When this tab was last reloaded for a stale chunk. */
export interface ReloadStamp {
  /** Milliseconds since 1970; undefined when it never was, or nothing could be stored. */
  read(): number | undefined;
  /** Returns whether the stamp outlives a reload; reloading without one could repeat forever. */
  write(now: number): boolean;
}

/** Stores the stamp in the tab's own storage (`sessionStorage`), which outlives a reload and no more. */
export function createReloadStamp(platform: StorageLike | undefined): ReloadStamp {
  const storage = createSafeStorage(platform);
  return {
    read() {
      const stamp = Number.parseInt(storage.getItem(KEY) ?? '', 10);
      return Number.isNaN(stamp) ? undefined : stamp;
    },
    write(now) {
      const isStored = storage.setItem(KEY, String(now));
      if (!isStored) storage.removeItem(KEY);
      return isStored;
    },
  };
}
