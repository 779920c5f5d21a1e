import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** Storage for tokens that must not reach the device. */
export function createMemoryStorage(): KeyValueStorageInterface {
  const values = new Map<string, string>();
  return {
    getItem: async (key) => values.get(key) ?? null,
    async setItem(key, value) {
      values.set(key, value);
    },
    async removeItem(key) {
      values.delete(key);
    },
    async clear() {
      values.clear();
    },
  };
}
