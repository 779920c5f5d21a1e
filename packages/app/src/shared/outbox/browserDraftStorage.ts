import { DRAFTS, type DraftStorage, type SealedDraft } from './draftStorage.ts';

const KEYS = 'keys';
const OWN_KEY = 'own';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not answer')),
    );
  });

async function open(name: string, onGone: () => void): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(KEYS);
    request.result.createObjectStore(DRAFTS);
  });
  const database = await done(request);
  // A logout in any tab deletes the database; an open connection would block that.
  database.addEventListener('versionchange', () => {
    database.close();
    onGone();
  });
  return database;
}

/**
 * Draft storage in IndexedDB, which can hold a key that no script can read.
 * @param databaseName distinguishes it from other drafts
 * @param isOver whether the session of these drafts has ended, perhaps before the database was opened
 */
export function browserDraftStorage(
  databaseName: string = DRAFTS,
  isOver: () => boolean = () => false,
): DraftStorage {
  let database: Promise<IDBDatabase> | undefined;
  let isGone = false;
  const opened = () => {
    // A write that is still running when the session ends must not recreate the database.
    if (isGone || isOver()) throw new Error('The session of these drafts has ended');
    database ??= open(databaseName, () => {
      isGone = true;
    });
    return database;
  };
  const store = async (part: string, mode: IDBTransactionMode = 'readonly') => {
    const begin = async () => (await opened()).transaction(part, mode).objectStore(part);
    try {
      return await begin();
    } catch {
      // Browsers close a database by themselves, such as that of a page in the background.
      database = undefined;
      return begin();
    }
  };
  return {
    async key(create) {
      const known: CryptoKey | undefined = await done((await store(KEYS)).get(OWN_KEY));
      if (known !== undefined) return known;
      const created = await create();
      // Two tabs may create one at once; both use the first that is stored.
      await done((await store(KEYS, 'readwrite')).add(created, OWN_KEY)).catch(() => undefined);
      return done<CryptoKey>((await store(KEYS)).get(OWN_KEY));
    },
    async names(prefix) {
      const keys = await done((await store(DRAFTS)).getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
      return keys.filter((key) => typeof key === 'string');
    },
    read: async (name) => done<SealedDraft | undefined>((await store(DRAFTS)).get(name)),
    async write(name, sealed) {
      await done((await store(DRAFTS, 'readwrite')).put(sealed, name));
    },
    async remove(name) {
      await done((await store(DRAFTS, 'readwrite')).delete(name));
    },
  };
}
