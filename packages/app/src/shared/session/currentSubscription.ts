import { createSafeStorage, type StorageLike } from './safeStorage.ts';

const KEY = 'currentSubscription';

/** Id of the subscription that this tab registers, where a patient has started several. */
export interface CurrentSubscription {
  /** Undefined when none was chosen. */
  read(): string | undefined;
  /** Stores the id; undefined removes it. */
  write(id: string | undefined): void;
}

/** Stores the id in the tab's own storage (`sessionStorage`): another tab may register another subscription. */
export function createCurrentSubscription(platform: StorageLike | undefined): CurrentSubscription {
  const storage = createSafeStorage(platform);
  return {
    read: () => storage.getItem(KEY) ?? undefined,
    write(id) {
      if (id === undefined) storage.removeItem(KEY);
      else storage.setItem(KEY, id);
    },
  };
}
