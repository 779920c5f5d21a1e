import { DRAFTS, type DraftShelf, type SealedDraft } from './draftStorage.ts';

const KEYS = 'keys';
const OWN = 'own';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device did not answer')));
  });

async function open(onGone: () => void): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(DRAFTS, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(KEYS);
    request.result.createObjectStore(DRAFTS);
  });
  const database = await done(request);
  // A logout, here or in another tab, deletes the database: whoever holds it open would keep it alive.
  database.addEventListener('versionchange', () => {
    database.close();
    onGone();
  });
  return database;
}

/** The browser's own database (IndexedDB), which can hold a key that no script can read. */
export function browserShelf(): DraftShelf {
  let database: Promise<IDBDatabase> | undefined;
  let isGone = false;
  const opened = async () => {
    // Whoever is still writing when the session ends must not bring the database back.
    if (isGone) throw new Error('The session of these drafts is over');
    database ??= open(() => {
      isGone = true;
    });
    return database;
  };
  const store = async (name: string, mode: IDBTransactionMode = 'readonly') =>
    (await opened()).transaction(name, mode).objectStore(name);
  return {
    async key(make) {
      const known: CryptoKey | undefined = await done((await store(KEYS)).get(OWN));
      if (known !== undefined) return known;
      const made = await make();
      // Two tabs may make one at once: the first that is stored is everybody's.
      await done((await store(KEYS, 'readwrite')).add(made, OWN)).catch(() => undefined);
      return done<CryptoKey>((await store(KEYS)).get(OWN));
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
