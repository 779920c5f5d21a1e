import type { Collections, Store } from './store.ts';

type Shelves = Map<string, Map<string, string>>;

const shelfName = (collection: string, owner: string) => JSON.stringify([collection, owner]);

const copyOf = (shelves: Shelves): Shelves =>
  new Map([...shelves].map(([name, shelf]) => [name, new Map(shelf)]));

/** A store that lives as long as the page or the process. Documents are kept as JSON text, as SQLite keeps them. */
export function createMemoryStore<C extends Collections>(): Store<C> {
  let shelves: Shelves = new Map();

  const shelfOf = (collection: string, owner: string) => shelves.get(shelfName(collection, owner));

  return {
    get(collection, owner, id) {
      const text = shelfOf(collection, owner)?.get(id);
      return text === undefined ? undefined : JSON.parse(text);
    },
    put(collection, owner, id, document) {
      const name = shelfName(collection, owner);
      const shelf = shelves.get(name) ?? new Map<string, string>();
      shelf.set(id, JSON.stringify(document));
      shelves.set(name, shelf);
    },
    delete: (collection, owner, id) => shelfOf(collection, owner)?.delete(id) ?? false,
    list: (collection, owner) =>
      [...(shelfOf(collection, owner)?.values() ?? [])].map((text) => JSON.parse(text)),
    transaction(work) {
      const before = copyOf(shelves);
      try {
        return work();
      } catch (error) {
        shelves = before;
        throw error;
      }
    },
    clear() {
      shelves = new Map();
    },
    close() {
      shelves = new Map();
    },
  };
}
