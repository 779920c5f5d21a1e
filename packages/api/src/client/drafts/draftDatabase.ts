import { openDB, type IDBPDatabase } from 'idb';
import type { DraftStorage } from './drafts.ts';

const KEYS = 'keys';
const DRAFTS = 'drafts';
const OWN_KEY = 'own';

/**
 * Draft storage in IndexedDB, which can store a key without exposing it to scripts.
 * @param isOver whether the session of these drafts has ended
 */
export function openDraftDatabase(name: string, isOver: () => boolean = () => false): DraftStorage {
  let opening: Promise<IDBPDatabase> | undefined;
  let isDeleted = false;

  function open(): Promise<IDBPDatabase> {
    // A write in progress when the session ends must not create the database again.
    if (isDeleted || isOver()) throw new Error('The session of these drafts has ended');
    return (opening ??= openDB(name, 1, {
      upgrade(database) {
        database.createObjectStore(KEYS);
        database.createObjectStore(DRAFTS);
      },
      // A logout in any tab deletes the database; an open connection would block that.
      blocking() {
        isDeleted = true;
        close();
      },
    }));
  }

  function close(): void {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  /** Retries once with a new connection: browsers close databases, for example of pages in the background. */
  async function attempt<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(await open());
    } catch {
      // An open connection would block deleting the database.
      close();
      opening = undefined;
      return work(await open());
    }
  }

  return {
    async key(create) {
      const known: CryptoKey | undefined = await attempt((database) => database.get(KEYS, OWN_KEY));
      if (known !== undefined) return known;
      const created = await create();
      // Two tabs may create a key at the same time; both use the one stored first.
      await attempt((database) => database.add(KEYS, created, OWN_KEY)).catch(() => undefined);
      return attempt((database) => database.get(KEYS, OWN_KEY));
    },
    async names(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return (await attempt((database) => database.getAllKeys(DRAFTS, range))).map(String);
    },
    read: (draft) => attempt((database) => database.get(DRAFTS, draft)),
    async write(draft, sealed) {
      await attempt((database) => database.put(DRAFTS, sealed, draft));
    },
    remove: (draft) => attempt((database) => database.delete(DRAFTS, draft)),
  };
}
