import { createJournal } from './journal.ts';
import type { Collections } from './collections.ts';
import type { Store, StoredFile } from './store.ts';

const shelfName = (collection: string, owner: string) => JSON.stringify([collection, owner]);

/** A shelf of texts or files, with every write noted for being undone. */
function keep<T>(shelf: Map<string, T>, id: string, item: T, note: (undo: () => void) => void): void {
  const before = shelf.get(id);
  shelf.set(id, item);
  note(() => (before === undefined ? shelf.delete(id) : shelf.set(id, before)));
}

/** A store that lives as long as the page or the process. Documents are kept as JSON text, as SQLite keeps them. */
export function createMemoryStore<C extends object = Collections>(): Store<C> {
  const shelves = new Map<string, Map<string, string>>();
  const files = new Map<string, StoredFile>();
  const { note, transaction } = createJournal();

  const shelfOf = (collection: string, owner: string) => shelves.get(shelfName(collection, owner));
  const textsOf = (collection: string, owner: string) => [...(shelfOf(collection, owner)?.values() ?? [])];

  return {
    get(collection, owner, id) {
      const text = shelfOf(collection, owner)?.get(id);
      return text === undefined ? undefined : JSON.parse(text);
    },
    put(collection, owner, id, document) {
      const name = shelfName(collection, owner);
      const shelf = shelves.get(name) ?? new Map<string, string>();
      shelves.set(name, shelf);
      keep(shelf, id, JSON.stringify(document), note);
    },
    delete(collection, owner, id) {
      const name = shelfName(collection, owner);
      const shelf = shelves.get(name);
      if (shelf === undefined || !shelf.has(id)) return false;
      // An undone removal has to come back to its place, so the shelf as it was is kept.
      shelves.set(name, new Map([...shelf].filter(([other]) => other !== id)));
      note(() => shelves.set(name, shelf));
      return true;
    },
    list: (collection, owner) => textsOf(collection, owner).map((text) => JSON.parse(text)),
    page(collection, owner, { limit, offset = 0, newestFirst = false }) {
      const texts = textsOf(collection, owner);
      const ordered = newestFirst ? texts.toReversed() : texts;
      return ordered.slice(offset, offset + limit).map((text) => JSON.parse(text));
    },
    count: (collection, owner) => shelfOf(collection, owner)?.size ?? 0,
    putFile: (owner, id, file) => keep(files, shelfName(owner, id), file, note),
    getFile: (owner, id) => files.get(shelfName(owner, id)),
    deleteFile(owner, id) {
      const name = shelfName(owner, id);
      const before = files.get(name);
      if (before === undefined) return false;
      files.delete(name);
      note(() => files.set(name, before));
      return true;
    },
    transaction,
    clear() {
      const before = [...shelves];
      const filesBefore = [...files];
      shelves.clear();
      files.clear();
      note(() => {
        for (const [name, shelf] of before) shelves.set(name, shelf);
        for (const [name, file] of filesBefore) files.set(name, file);
      });
    },
    close() {
      shelves.clear();
      files.clear();
    },
  };
}
