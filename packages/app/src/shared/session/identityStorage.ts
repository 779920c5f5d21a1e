import type { StorageLike } from './storage.ts';

/** Where the identity service's library keeps its tokens (its own interface, which is asynchronous). */
export interface IdentityStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Takes every token off the device now; the library still reads them here, to end the session at the service. */
  detach(): void;
}

type Enumerable = StorageLike & Pick<Storage, 'key' | 'length'>;

const PREFIX = 'CognitoIdentityServiceProvider.';

function keysOf(storage: Enumerable): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
}

/** The library's tokens on the device, or in memory where the device keeps nothing. */
export function createIdentityStorage(storage: Enumerable | undefined): IdentityStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (kept: Enumerable) => Result): Result | undefined => {
    try {
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: async (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)) ?? null,
    async setItem(key, value) {
      memory.delete(key);
      const isKept = attempt((kept) => {
        kept.setItem(key, value);
        return true;
      });
      if (!isKept) memory.set(key, value);
    },
    async removeItem(key) {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    async clear() {
      memory.clear();
      attempt((kept) => keysOf(kept).forEach((key) => kept.removeItem(key)));
    },
    detach() {
      attempt((kept) => {
        for (const key of keysOf(kept)) {
          memory.set(key, kept.getItem(key) ?? '');
          kept.removeItem(key);
        }
      });
    },
  };
}
