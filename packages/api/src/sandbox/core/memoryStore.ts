import { createJournal } from './journal.ts';
import type { Collections } from './collections.ts';
import type { Store, StoredFile } from './store.ts';

const keyOf = (collection: string, owner: string) => JSON.stringify([collection, owner]);

/** Writes an entry of a map and records how to undo it. */
function set<T>(documents: Map<string, T>, id: string, item: T, record: (undo: () => void) => void): void {
  const before = documents.get(id);
  documents.set(id, item);
  record(() => (before === undefined ? documents.delete(id) : documents.set(id, before)));
}

/** Lists of documents as JSON text by id, by collection and owner. */
type Documents = Map<string, Map<string, string>>;

/** Store in memory. */
export interface MemoryStore<C extends object = Collections> extends Store<C> {
  /** Returns another store with the same documents and files. Copy-on-write: a list is copied on the first write of either store. */
  copy(): MemoryStore<C>;
}

function storeOf<C extends object>(collections: Documents, files: Map<string, StoredFile>): MemoryStore<C> {
  /** Names of the lists that are not shared with a copy of the store. */
  const own = new Set<string>();
  const { record, transaction } = createJournal();

  const documentsOf = (collection: string, owner: string) => collections.get(keyOf(collection, owner));
  const textsOf = (collection: string, owner: string) => [
    ...(documentsOf(collection, owner)?.values() ?? []),
  ];

  function writable(name: string) {
    const documents = collections.get(name);
    if (documents !== undefined && own.has(name)) return documents;
    const copied = new Map(documents);
    collections.set(name, copied);
    own.add(name);
    return copied;
  }

  return {
    get(collection, owner, id) {
      const text = documentsOf(collection, owner)?.get(id);
      return text === undefined ? undefined : JSON.parse(text);
    },
    put(collection, owner, id, document) {
      set(writable(keyOf(collection, owner)), id, JSON.stringify(document), record);
    },
    delete(collection, owner, id) {
      const name = keyOf(collection, owner);
      const documents = writable(name);
      if (!documents.has(id)) return false;
      // The old list is not modified, so that undoing a deletion restores the order.
      collections.set(name, new Map([...documents].filter(([other]) => other !== id)));
      record(() => collections.set(name, documents));
      return true;
    },
    list: (collection, owner) => textsOf(collection, owner).map((text) => JSON.parse(text)),
    page(collection, owner, { limit, offset = 0, newestFirst = false }) {
      const texts = textsOf(collection, owner);
      const ordered = newestFirst ? texts.toReversed() : texts;
      return ordered.slice(offset, offset + limit).map((text) => JSON.parse(text));
    },
    count: (collection, owner) => documentsOf(collection, owner)?.size ?? 0,
    putFile: (owner, id, file) => set(files, keyOf(owner, id), file, record),
    getFile: (owner, id) => files.get(keyOf(owner, id)),
    deleteFile(owner, id) {
      const name = keyOf(owner, id);
      const before = files.get(name);
      if (before === undefined) return false;
      files.delete(name);
      record(() => files.set(name, before));
      return true;
    },
    transaction,
    clear() {
      const before = [...collections];
      const filesBefore = [...files];
      collections.clear();
      files.clear();
      record(() => {
        own.clear();
        for (const [name, documents] of before) collections.set(name, documents);
        for (const [name, file] of filesBefore) files.set(name, file);
      });
    },
    close() {
      collections.clear();
      files.clear();
    },
    copy() {
      own.clear();
      return storeOf(new Map(collections), new Map(files));
    },
  };
}

/** Creates an empty store in memory. Documents are JSON text, as in SQLite. */
export const createMemoryStore = <C extends object = Collections>(): MemoryStore<C> =>
  storeOf(new Map(), new Map());
