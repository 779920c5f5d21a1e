import type { StorageLike } from '../session/storage.ts';

/** Storage in memory, for tests; `entries` contains its values. */
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
  key: refuse,
  get length() {
    return refuse();
  },
};
