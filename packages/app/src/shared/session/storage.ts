import { CODECS, KEYS, type StoredValues } from './keys.ts';
import { createSafeStorage, type StorageLike } from './safeStorage.ts';

/** Typed reading and writing; never throws. */
export interface TypedStorage {
  get<Key extends keyof StoredValues>(key: Key): StoredValues[Key] | undefined;
  /** Stores a value; undefined removes it. */
  set<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key] | undefined): void;
  /** Removes the keys of the specification and leaves those of libraries. */
  removeAll(): void;
  /** Empties the whole storage, whoever wrote into it. */
  clear(): void;
}

/** Typed access to the keys of the specification, safe as {@link createSafeStorage}. */
export function createTypedStorage(platform: StorageLike | undefined): TypedStorage {
  const storage = createSafeStorage(platform);
  return {
    get(key) {
      const stored = storage.getItem(key);
      return stored === null ? undefined : CODECS[key].read(stored);
    },
    set(key, value) {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, CODECS[key].write(value));
    },
    removeAll() {
      for (const key of KEYS) storage.removeItem(key);
    },
    clear: storage.clear,
  };
}
