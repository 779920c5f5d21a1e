import { createSafeStorage, refreshTokensIn, type StorageLike } from '../session/storage.ts';

/** Token storage with the identity library's asynchronous interface. */
export interface TokenStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Stores the tokens of the next sign-in in memory, separate from those on the device. */
  stage(): void;
  /**
   * Moves the staged tokens to the device once their session has started. Returns the refresh tokens that they replace.
   * @param accessToken token of the session; without a match among the staged ones, nothing is stored
   */
  commit(accessToken: string): readonly string[];
  /** Discards the staged tokens. Returns the refresh tokens among them. */
  discard(): readonly string[];
}

/**
 * Creates the library's token storage: on the device for a session, in memory during sign-in, so that a patient who leaves
 * before it completes is not signed in.
 * @param platform storage of the device; undefined to use memory
 * @param isSignedIn whether there is a session; a token renewed after its end is not stored
 */
export function createTokenStorage(
  platform?: StorageLike,
  isSignedIn: () => boolean = () => true,
): TokenStorage {
  const device = createSafeStorage(platform);
  let staged: ReturnType<typeof createSafeStorage> | undefined;
  const current = () => staged ?? device;
  function removeAll(): void {
    const storage = current();
    for (const key of storage.keys())
      if (key.startsWith('CognitoIdentityServiceProvider.')) storage.removeItem(key);
  }
  return {
    getItem: async (key) => current().getItem(key),
    async setItem(key, value) {
      if (staged || isSignedIn()) current().setItem(key, value);
    },
    async removeItem(key) {
      current().removeItem(key);
    },
    async clear() {
      removeAll();
    },
    stage() {
      staged = createSafeStorage(undefined);
    },
    commit(accessToken) {
      const started = staged;
      if (!started?.keys().some((key) => started.getItem(key) === accessToken)) return [];
      staged = undefined;
      const replaced = refreshTokensIn(device);
      removeAll();
      for (const key of started.keys()) device.setItem(key, started.getItem(key) ?? '');
      return replaced;
    },
    discard() {
      const dropped = staged && refreshTokensIn(staged);
      staged = undefined;
      return dropped ?? [];
    },
  };
}
