/** The platform's Storage without its index signature. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/** Storage that never throws. */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns whether the platform stored the value; otherwise it lasts as long as the page. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  clear(): void;
  keys(): readonly string[];
}

/**
 * Wraps the platform's storage. What it refuses (full, forbidden, absent) is kept in memory; once it has refused to
 * remove something it is not read again.
 */
export function createSafeStorage(platform: StorageLike | undefined): SafeStorage {
  let storage = platform;
  const memory = new Map<string, string>();

  function attempt<Result>(work: (storage: StorageLike) => Result): { readonly result: Result } | undefined {
    if (storage === undefined) return undefined;
    try {
      return { result: work(storage) };
    } catch {
      return undefined;
    }
  }

  function getItem(key: string): string | null {
    return memory.get(key) ?? attempt((stored) => stored.getItem(key))?.result ?? null;
  }

  function removeItem(key: string): void {
    memory.delete(key);
    if (!attempt((stored) => stored.removeItem(key))) storage = undefined;
  }

  function keys(): readonly string[] {
    const listed = attempt((stored) =>
      Array.from({ length: stored.length }, (_, index) => stored.key(index)),
    );
    return [...new Set([...memory.keys(), ...(listed?.result ?? [])])].filter((key) => key !== null);
  }

  return {
    getItem,
    setItem(key, value) {
      const isStored = attempt((stored) => stored.setItem(key, value)) !== undefined;
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    removeItem,
    clear() {
      memory.clear();
      if (!attempt((stored) => stored.clear())) storage = undefined;
    },
    keys,
  };
}

/** A storage of the browser; undefined where there is none or reading it is forbidden. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
