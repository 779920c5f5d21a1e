import type { Codec } from './keys.ts';

/** Storage without its index signature. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Storage that never throws. */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns whether the platform has stored the value; if not, it is in memory. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/**
 * Wraps the platform's storage, so that patients can sign in if it is full, forbidden or missing: values that it refuses are
 * stored in memory. After a failed removal, it is not used again.
 */
export function createSafeStorage(platform: StorageLike | undefined): SafeStorage {
  let storage = platform;
  const memory = new Map<string, string>();

  /** Returns whether the platform's storage succeeded. */
  function attempt(work: (storage: StorageLike) => void): boolean {
    try {
      if (storage) work(storage);
      return storage !== undefined;
    } catch {
      return false;
    }
  }

  return {
    getItem(key) {
      let found = memory.get(key) ?? null;
      if (found === null) attempt((stored) => (found = stored.getItem(key)));
      return found;
    },
    setItem(key, value) {
      const isStored = attempt((stored) => stored.setItem(key, value));
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    removeItem(key) {
      memory.delete(key);
      if (!attempt((stored) => stored.removeItem(key))) storage = undefined;
    },
    keys() {
      const keys = new Set<string | null>(memory.keys());
      attempt((stored) => Array.from({ length: stored.length }, (_, index) => keys.add(stored.key(index))));
      return [...keys].filter((key) => key !== null);
    },
  };
}

/** Returns a storage of the browser; undefined if it is missing or forbidden. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** Refresh tokens of the identity library in a storage. */
export const refreshTokensIn = (storage: SafeStorage): readonly string[] =>
  storage
    .keys()
    .filter((key) => key.endsWith('.refreshToken'))
    .map(storage.getItem)
    .filter((token) => token !== null);

/** Typed storage that never throws. */
export interface TypedStorage<Values> {
  get<Key extends keyof Values>(key: Key): Values[Key] | undefined;
  /** Stores a value; undefined removes it. Returns whether the platform has stored it. */
  set<Key extends keyof Values>(key: Key, value: Values[Key] | undefined): boolean;
  /** Removes the typed keys, but not those of libraries. */
  removeAll(): void;
  /** Removes all keys, including those of libraries, except for one. */
  clear(except?: keyof Values): void;
}

/** Creates typed access to some keys of a {@link createSafeStorage}. */
export function createTypedStorage<Values extends object>(
  platform: StorageLike | undefined,
  codecs: { readonly [Key in keyof Values]: Codec<Values[Key]> },
): TypedStorage<Values> {
  const storage = createSafeStorage(platform);
  return {
    get(key) {
      const stored = storage.getItem(String(key));
      return stored === null ? undefined : codecs[key].read(stored);
    },
    set(key, value) {
      if (value !== undefined) return storage.setItem(String(key), codecs[key].write(value));
      storage.removeItem(String(key));
      return false;
    },
    removeAll() {
      for (const key of Object.keys(codecs)) storage.removeItem(key);
    },
    clear(except) {
      for (const key of storage.keys()) if (key !== except) storage.removeItem(key);
    },
  };
}
