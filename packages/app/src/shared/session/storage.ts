import { CODECS, KEYS, type StoredValues } from './keys.ts';

/** The part of the platform's Storage that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Typed reading and writing; never throws. */
export interface TypedStorage {
  get<Key extends keyof StoredValues>(key: Key): StoredValues[Key] | undefined;
  set<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void;
  remove(key: keyof StoredValues): void;
  /** Removes the keys of the specification and leaves what others keep. */
  removeAll(): void;
  /** Empties the whole storage, whoever wrote into it. */
  clear(): void;
}

/**
 * Typed storage over the platform's. What storage refuses (full, forbidden, absent) is kept in memory, so that this tab
 * goes on working; what cannot be removed is never read again.
 */
export function createTypedStorage(platform: StorageLike | undefined): TypedStorage {
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

  function remove(key: string): void {
    memory.delete(key);
    const isGone = attempt((platformStorage) => {
      platformStorage.removeItem(key);
      return true;
    });
    if (isGone === undefined) storage = undefined;
  }

  return {
    get(key) {
      const stored = memory.get(key) ?? attempt((platformStorage) => platformStorage.getItem(key))?.result;
      return stored === null || stored === undefined ? undefined : CODECS[key].read(stored);
    },
    set(key, value) {
      const stored = CODECS[key].write(value);
      const isKept = attempt((platformStorage) => {
        platformStorage.setItem(key, stored);
        return true;
      });
      if (isKept === undefined) memory.set(key, stored);
      else memory.delete(key);
    },
    remove,
    removeAll() {
      for (const key of KEYS) remove(key);
    },
    clear() {
      memory.clear();
      const isEmpty = attempt((platformStorage) => {
        platformStorage.clear();
        return true;
      });
      if (isEmpty === undefined) storage = undefined;
    },
  };
}

/** The browser's local storage; undefined where there is none or reading it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The tab's own storage; undefined where there is none or reading it is forbidden. */
export function browserTabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
