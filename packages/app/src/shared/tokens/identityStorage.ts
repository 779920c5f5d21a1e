import { storedRefreshTokens } from './identityTokens.ts';
import { createSafeStorage, type StorageLike } from '../session/safeStorage.ts';

/** Token storage of the identity library, by the library's own asynchronous interface. */
export interface IdentityStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Keeps the tokens of a sign-in that begins in memory, apart from those on the device. */
  stage(): void;
  /**
   * Stores the staged tokens on the device, now that the session of their access token has begun. Returns the refresh
   * tokens that they replace.
   */
  keep(accessToken: string): readonly string[];
  /** Drops the staged tokens. Returns the refresh tokens among them. */
  discard(): readonly string[];
}

const isToken = (key: string): boolean => key.startsWith('CognitoIdentityServiceProvider.');

/**
 * The library's tokens: on the device for a session, in memory for a sign-in that may not become one.
 * @param isSignedIn whether there is a session; a token renewed after its end is not stored
 */
export function createIdentityStorage(
  platform: StorageLike | undefined,
  isSignedIn: () => boolean,
): IdentityStorage {
  const device = createSafeStorage(platform);
  let staged: Map<string, string> | undefined;
  const removeAll = () => {
    for (const key of device.keys().filter(isToken)) device.removeItem(key);
  };
  return {
    getItem: async (key) => (staged ? (staged.get(key) ?? null) : device.getItem(key)),
    async setItem(key, value) {
      if (staged) staged.set(key, value);
      else if (isSignedIn()) device.setItem(key, value);
    },
    async removeItem(key) {
      if (staged) staged.delete(key);
      else device.removeItem(key);
    },
    async clear() {
      if (staged) staged.clear();
      else removeAll();
    },
    stage() {
      staged = new Map();
    },
    keep(accessToken) {
      const begun = [...(staged ?? [])];
      if (!begun.some(([, value]) => value === accessToken)) return [];
      const replaced = storedRefreshTokens(platform);
      removeAll();
      for (const [key, value] of begun) device.setItem(key, value);
      staged = undefined;
      return replaced;
    },
    discard() {
      const dropped = [...(staged ?? [])];
      staged = undefined;
      return dropped.filter(([key]) => key.endsWith('.refreshToken')).map(([, token]) => token);
    },
  };
}
