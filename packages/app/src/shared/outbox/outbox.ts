import type { Drafts } from './drafts.ts';
import { createSendingQueue } from './sendingQueue.ts';

/** Snapshot of what the service has not got yet. */
export interface OutboxState<Item> {
  /** Unsent items by key, in the order they were given. */
  readonly items: ReadonlyMap<string, Item>;
  readonly isSending: boolean;
  /** Whether the items would survive a reload of the page. */
  readonly isOnDevice: boolean;
  /** Reason the last try failed; undefined once one succeeds. */
  readonly error: unknown;
}

/** Parts of an {@link Outbox}. */
export interface OutboxOptions<Item> {
  /** Name of the outbox on the device. */
  readonly name: string;
  readonly loadDrafts: () => Promise<Drafts>;
  /** Key of an item; a newer item takes the place of an older one with the same key. */
  readonly keyOf: (item: Item) => string;
  /** Reads an item back from the device; undefined for anything else. */
  readonly parse: (stored: unknown) => Item | undefined;
  /** Unsent items that a session which ended by itself has left in memory, in order; undefined for none. */
  readonly left?: readonly unknown[] | undefined;
  /** Whether an item is complete enough to be sent. @default every item */
  readonly isSendable?: (item: Item) => boolean;
  /** Sends all unsent items and resolves to those that the service has now. */
  readonly send: (items: readonly Item[]) => Promise<readonly Item[]>;
  /**
   * Whether an item that another tab has removed from the device, since it was sent or taken back there, is dropped rather
   * than sent. @default false: sent again, for items that cannot be taken back
   */
  readonly dropsRemoved?: boolean;
  /** Whether another try may succeed after this failure. */
  readonly isTransient: (error: unknown) => boolean;
  /** Receives the first failure after a success; repeated failures are not reported again. */
  readonly onFirstFailure: (error: unknown) => void;
  readonly onChange: (state: OutboxState<Item>) => void;
}

/** What a patient gave and the service has not got yet: sealed on the device, sent in order, kept until it has arrived. */
export interface Outbox<Item> {
  readonly state: () => OutboxState<Item>;
  /** Adds an item and sends it after `delay` ms without another one. */
  readonly put: (item: Item, delay: number) => void;
  /** Resolves when the device has what was put so far, or cannot have it. */
  readonly stored: () => Promise<void>;
  /**
   * Takes an item back; a try under way is not undone.
   * @param after until then the device keeps it
   */
  readonly remove: (key: string, after?: Promise<unknown>) => void;
  /** Takes up what an earlier page left on the device, or an earlier session in memory. */
  readonly restore: () => Promise<void>;
  /** Sends now; rejects with what prevents it. */
  readonly flush: () => Promise<void>;
  /** Tries again now, if anything can be sent. */
  readonly retry: () => void;
  /** Stops sending and writing. */
  readonly dispose: () => void;
}

/** Item on the device, with its own name there and its place in the order. */
interface StoredItem {
  readonly id: string;
  readonly at: number;
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

export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { name, keyOf, parse, isSendable = () => true, onChange } = options;
  const items = new Map<string, Item>();
  /** Items that the device has confirmed. */
  const onDevice = new Map<string, Item>();
  /** Random names on the device: the key of an item could reveal what it is about. */
  const ids = new Map<string, string>();
  let order = 0;
  let restoring: Promise<void> | undefined;
  let storing = Promise.resolve();

  const queue = createSendingQueue({
    isTransient: options.isTransient,
    onFirstFailure: options.onFirstFailure,
    needsSending: () => [...items.values()].some(isSendable),
    send,
    onBegin: publish,
    onEnd: publish,
  });

  function stateNow(): OutboxState<Item> {
    return {
      items: new Map(items),
      isSending: queue.isSending(),
      isOnDevice: items.size > 0 && [...items].every(([key, item]) => onDevice.get(key) === item),
      error: queue.error(),
    };
  }

  let state = stateNow();
  function publish(): void {
    state = stateNow();
    onChange(state);
  }

  const draftName = (id: string) => `${name} ${id}`;
  const drafts = () => options.loadDrafts().catch(() => undefined);

  async function store(key: string, item: Item): Promise<void> {
    if (queue.isDisposed()) return;
    order += 1;
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    const stored: StoredItem = { id, at: order, item };
    const isStored = await (await drafts())?.write(draftName(id), stored);
    if (!isStored || queue.isDisposed() || items.get(key) !== item) return;
    onDevice.set(key, item);
    publish();
  }

  async function forget(key: string, after?: Promise<unknown>): Promise<void> {
    const id = ids.get(key);
    onDevice.delete(key);
    ids.delete(key);
    await after;
    if (id !== undefined && !queue.isDisposed()) await (await drafts())?.remove(draftName(id));
  }

  /** An item that the device has never had stays: nothing can be told of it. */
  async function dropRemoved(): Promise<void> {
    const confirmed = [...items].filter(([key, item]) => onDevice.get(key) === item);
    if (confirmed.length === 0) return;
    const device = await drafts();
    const dropIfGone = async ([key, item]: readonly [string, Item]) => {
      const id = ids.get(key);
      if (id === undefined || !(await device?.isGone(draftName(id)))) return;
      // Given anew meanwhile.
      if (items.get(key) !== item) return;
      items.delete(key);
      onDevice.delete(key);
      ids.delete(key);
    };
    await Promise.all(confirmed.map(dropIfGone));
  }

  async function send(): Promise<void> {
    if (options.dropsRemoved) await dropRemoved();
    const arrived = await options.send([...items.values()]);
    for (const item of arrived) {
      const key = keyOf(item);
      // An item that was changed meanwhile has not arrived.
      if (items.get(key) !== item) continue;
      items.delete(key);
      void forget(key);
    }
  }

  async function readDevice(): Promise<void> {
    const stored = (await (await drafts())?.list(`${name} `)) ?? [];
    for (const { id, at, item: raw } of stored.filter(isStoredItem).toSorted((a, b) => a.at - b.at)) {
      const item = parse(raw);
      order = Math.max(order, at);
      // An item given meanwhile is newer.
      if (item === undefined || items.has(keyOf(item))) continue;
      const key = keyOf(item);
      items.set(key, item);
      onDevice.set(key, item);
      ids.set(key, id);
    }
    for (const item of (options.left ?? []).map(parse)) {
      if (item === undefined || items.has(keyOf(item))) continue;
      items.set(keyOf(item), item);
      void store(keyOf(item), item);
    }
    publish();
  }

  return {
    state: () => state,
    put(item, delay) {
      const key = keyOf(item);
      items.set(key, item);
      publish();
      const isStored = store(key, item);
      storing = storing.then(() => isStored);
      queue.schedule(delay);
    },
    stored: () => storing,
    remove(key, after) {
      if (!items.delete(key)) return;
      publish();
      void forget(key, after);
      queue.retry();
    },
    restore: () => (restoring ??= readDevice()),
    flush: queue.flush,
    retry() {
      publish();
      queue.retry();
    },
    dispose: queue.dispose,
  };
}
