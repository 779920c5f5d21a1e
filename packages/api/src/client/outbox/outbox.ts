import type { Drafts } from '../drafts/drafts.ts';
import { isRecord } from '../isRecord.ts';
import { createSendingQueue } from './sendingQueue.ts';

/** Snapshot of what the service does not have yet. */
export interface OutboxState<Item> {
  /** Unsent items by key. */
  readonly items: ReadonlyMap<string, Item>;
  readonly isSending: boolean;
  /** Whether the items would survive a reload of the page. */
  readonly isOnDevice: boolean;
  /** Reason the last try failed; undefined once one succeeds, or nothing is left to send. */
  readonly error: unknown;
}

/** Parts of an {@link Outbox}; a newer item replaces an older one with the same key. */
export interface OutboxOptions<Item> {
  /** Start of the names on the device, which are readable. */
  readonly name: string;
  readonly loadDrafts: () => Promise<Drafts>;
  /** Milliseconds since 1970: the later one counts of what two tabs have stored. */
  readonly now: () => number;
  readonly keyOf: (item: Item) => string;
  /** Reads an item back from the device; undefined for anything else. */
  readonly parse: (stored: unknown) => Item | undefined;
  /** Unsent items that a session which ended by itself has left in memory; undefined for none. */
  readonly left?: readonly unknown[] | undefined;
  /** Whether an item is complete enough to be sent. @default every item */
  readonly isSendable?: (item: Item) => boolean;
  /** Sends all unsent items and resolves to those that the service has now. */
  readonly send: (items: readonly Item[]) => Promise<readonly Item[]>;
  /** Whether another try may succeed after this failure. */
  readonly isTransient: (error: unknown) => boolean;
  readonly onChange: (state: OutboxState<Item>) => void;
}

/** What a patient entered and the service does not have yet: sealed on the device and sent until the service has it. */
export interface Outbox<Item> {
  readonly state: () => OutboxState<Item>;
  /** Adds an item and sends it after `delay` ms without another one. */
  readonly put: (item: Item, delay: number) => void;
  /** Withdraws an item; a pending attempt is not undone. */
  readonly remove: (key: string) => void;
  /** Reads what an earlier page left on the device. */
  readonly restore: () => Promise<void>;
  /** Sends now; rejects with what prevents it. */
  readonly flush: () => Promise<void>;
  /** Tries again now, if anything can be sent. */
  readonly retry: () => void;
  /** Stops sending and writing. */
  readonly dispose: () => void;
}

/** Unsent item, under a random name on the device: its key could reveal what it is about. */
interface Entry<Item> {
  readonly item: Item;
  readonly name: string;
  /** When it was entered, ms since 1970. */
  readonly at: number;
  /** Whether the device has it. */
  isStored: boolean;
}

/** Creates the outbox of one owner, such as a questionnaire. */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { name, keyOf, parse, isSendable = () => true, onChange } = options;
  const entries = new Map<string, Entry<Item>>();
  /** Keys of all that was entered on this page. */
  const entered = new Set<string>();
  let restoring: Promise<void> | undefined;

  const drafts = () => options.loadDrafts().catch(() => undefined);
  const needsSending = () => [...entries.values()].some(({ item }) => isSendable(item));
  const queue = createSendingQueue({
    isTransient: options.isTransient,
    needsSending,
    send,
    onChange: publish,
  });

  function stateNow(): OutboxState<Item> {
    const all = [...entries];
    return {
      items: new Map(all.map(([key, { item }]) => [key, item])),
      isSending: queue.isSending(),
      isOnDevice: all.length > 0 && all.every(([, { isStored }]) => isStored),
      error: queue.error(),
    };
  }

  function add(item: Item): void {
    const key = keyOf(item);
    const draft = entries.get(key)?.name ?? `${name} ${crypto.randomUUID()}`;
    entries.set(key, { item, name: draft, at: options.now(), isStored: false });
  }

  for (const item of (options.left ?? []).map(parse)) if (item !== undefined) add(item);
  let state = stateNow();

  function publish(): void {
    state = stateNow();
    onChange(state);
  }

  async function storeAll(): Promise<void> {
    await restore();
    const device = await drafts();
    if (queue.isDisposed()) return;
    const unstored = [...entries.values()].filter(({ isStored }) => !isStored);
    const store = async (entry: Entry<Item>) => {
      entry.isStored = (await device?.write(entry.name, { at: entry.at, item: entry.item })) ?? false;
    };
    await Promise.all(unstored.map(store));
    if (unstored.length > 0 && !queue.isDisposed()) publish();
  }

  async function forget(draft: string): Promise<void> {
    const device = await drafts();
    if (!queue.isDisposed()) await device?.remove(draft);
  }

  /** Drops what was only restored and is no longer on the device: another tab has sent, replaced or withdrawn it. */
  async function dropRemoved(): Promise<void> {
    const device = await drafts();
    const dropIfGone = async ([key, entry]: readonly [string, Entry<Item>]) => {
      if (entered.has(key) || !entry.isStored || !(await device?.isGone(entry.name))) return;
      if (entries.get(key) === entry) entries.delete(key);
    };
    await Promise.all([...entries].map(dropIfGone));
  }

  async function send(): Promise<void> {
    await dropRemoved();
    if (!needsSending()) return;
    const sent = new Set(await options.send([...entries.values()].map(({ item }) => item)));
    // An item that was changed during the call is still unsent.
    for (const [key, entry] of entries) if (sent.has(entry.item)) removeEntry(key, entry);
  }

  function removeEntry(key: string, entry: Entry<Item>): void {
    entries.delete(key);
    void forget(entry.name);
  }

  /** What was entered on this page before the device responded is newer, and replaces it there. */
  async function readDevice(): Promise<void> {
    const found = (await (await drafts())?.list(`${name} `)) ?? [];
    const stored = found.flatMap(([draft, value]) => {
      const { at, item: raw } = isRecord(value) ? value : {};
      const item = parse(raw);
      return item === undefined || typeof at !== 'number' ? [] : [{ item, name: draft, at, isStored: true }];
    });
    for (const entry of stored.toSorted((a, b) => a.at - b.at)) {
      const key = keyOf(entry.item);
      const known = entries.get(key);
      if (known === undefined && entered.has(key)) void forget(entry.name);
      else if (known === undefined) entries.set(key, entry);
      else if (known.isStored) {
        // Two tabs left it: the later one counts.
        void forget(known.name);
        entries.set(key, entry);
      } else entries.set(key, { ...known, name: entry.name });
    }
    publish();
  }

  const restore = () => (restoring ??= readDevice());
  if (entries.size > 0) void storeAll();

  return {
    state: () => state,
    put(item, delay) {
      entered.add(keyOf(item));
      add(item);
      publish();
      void storeAll();
      queue.schedule(delay);
    },
    remove(key) {
      const entry = entries.get(key);
      if (entry === undefined) return;
      removeEntry(key, entry);
      publish();
      queue.retry();
    },
    restore,
    flush: queue.flush,
    retry() {
      publish();
      queue.retry();
    },
    dispose: queue.dispose,
  };
}
