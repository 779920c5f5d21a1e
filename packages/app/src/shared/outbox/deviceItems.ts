import type { Drafts } from './drafts.ts';

/** Parts of {@link DeviceItems}. */
export interface DeviceItemsOptions<Item> {
  /** Begins the names on the device. */
  readonly name: string;
  readonly loadDrafts: () => Promise<Drafts>;
  /** Milliseconds since 1970: it tells the order of what several tabs have stored. */
  readonly now: () => number;
  readonly keyOf: (item: Item) => string;
  /** Reads an item back from the device; undefined for anything else. */
  readonly parse: (stored: unknown) => Item | undefined;
}

/** Unsent items on the device, by key. A device that cannot store has none. */
export interface DeviceItems<Item> {
  /** What an earlier page left, in the order it was given. */
  readonly list: () => Promise<ReadonlyMap<string, Item>>;
  /** Stores an item in the place that its key has already. Resolves to whether the device has it. */
  readonly write: (key: string, item: Item) => Promise<boolean>;
  /** Gives up the place of a key at once; the device has the item until `remove` is called. */
  readonly release: (key: string) => { readonly remove: () => Promise<void> };
  /** Whether another tab has removed an item; false when the device cannot say. */
  readonly isGone: (key: string) => Promise<boolean>;
}

/** Where an item is: under a random name, since its key could reveal what it is about. */
interface Place {
  readonly id: string;
  /** Place in the order: when it was first given, ms since 1970, or just after the one before. */
  readonly at: number;
}

/** Item as it is sealed. */
interface StoredItem extends Place {
  readonly item: unknown;
}

const isStoredItem = (stored: unknown): stored is StoredItem =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  'item' in stored;

export function createDeviceItems<Item>(options: DeviceItemsOptions<Item>): DeviceItems<Item> {
  const { name, keyOf, parse } = options;
  const places = new Map<string, Place>();
  let last = 0;

  const drafts = () => options.loadDrafts().catch(() => undefined);
  const draftName = ({ id }: Place) => `${name} ${id}`;
  const removeFrom = async (place: Place) => (await drafts())?.remove(draftName(place));

  function nextPlace(): Place {
    last = Math.max(last + 1, options.now());
    return { id: crypto.randomUUID(), at: last };
  }

  return {
    async list() {
      const found = new Map<string, Item>();
      const stored = (await (await drafts())?.list(`${name} `)) ?? [];
      for (const { id, at, item: raw } of stored.filter(isStoredItem).toSorted((a, b) => a.at - b.at)) {
        last = Math.max(last, at);
        const item = parse(raw);
        if (item === undefined) continue;
        const key = keyOf(item);
        const earlier = places.get(key);
        // Two tabs left it: once the later one has arrived, the earlier one must not be sent.
        if (earlier) void removeFrom(earlier);
        places.set(key, { id, at });
        found.set(key, item);
      }
      return found;
    },
    async write(key, item) {
      const place = places.get(key) ?? nextPlace();
      places.set(key, place);
      const stored: StoredItem = { ...place, item };
      return (await (await drafts())?.write(draftName(place), stored)) ?? false;
    },
    release(key) {
      const place = places.get(key);
      places.delete(key);
      return { remove: async () => (place === undefined ? undefined : removeFrom(place)) };
    },
    async isGone(key) {
      const place = places.get(key);
      return place !== undefined && ((await (await drafts())?.isGone(draftName(place))) ?? false);
    },
  };
}
