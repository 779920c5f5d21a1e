import { createSafeStorage, type StorageLike } from '../session/safeStorage.ts';

/** Refresh tokens of the identity library on the device. */
export function storedRefreshTokens(platform: StorageLike | undefined): readonly string[] {
  const device = createSafeStorage(platform);
  const keys = device.keys().filter((key) => key.endsWith('.refreshToken'));
  return keys.map(device.getItem).filter((token) => token !== null);
}
