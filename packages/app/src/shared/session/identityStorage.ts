import { createSafeStorage, type StorageLike } from './safeStorage.ts';

/** Token storage of the identity library, by the library's own asynchronous interface. */
export interface IdentityStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Removes every token from the device now. The library can still read them here, to sign out at the service. */
  detach(): void;
}

const isToken = (key: string): boolean => key.startsWith('CognitoIdentityServiceProvider.');

/** The library's tokens on the device, or in memory where the device stores nothing. */
export function createIdentityStorage(platform: StorageLike | undefined): IdentityStorage {
  const storage = createSafeStorage(platform);
  return {
    getItem: async (key) => storage.getItem(key),
    async setItem(key, value) {
      storage.setItem(key, value);
    },
    async removeItem(key) {
      storage.removeItem(key);
    },
    async clear() {
      for (const key of storage.keys().filter(isToken)) storage.removeItem(key);
    },
    detach: () => storage.detach(isToken),
  };
}
