import type { Drafts } from '../drafts/drafts.ts';
import { isRecord } from '../isRecord.ts';
import { randomId } from '../randomId.ts';
import { createSendingQueue } from './sendingQueue.ts';

/** Snapshot of an {@link Outbox}. */
export interface OutboxState<Item> {
  /** Unsent items by key. */
  readonly items: ReadonlyMap<string, Item>;
  readonly isSending: boolean;
  /** Whether all items are stored on the device and survive a reload. */
  readonly isOnDevice: boolean;
  /** Error of the last attempt; undefined once one succeeds or nothing is left to send. */
  readonly error: unknown;
}

/** Options of {@link createOutbox}. A newer item replaces an older one with the same key. */
export interface OutboxOptions<Item> {
  /** Prefix of the names of drafts, which are not encrypted. */
  readonly name: string;
  readonly loadDrafts: () => Promise<Drafts>;
  /** Milliseconds since 1970: of an item that two tabs have stored, the newer one wins. */
  readonly now: () => number;
  readonly keyOf: (item: Item) => string;
  /** Parses a stored item; undefined for anything else. */
  readonly parse: (stored: unknown) => Item | undefined;
  /** Unsent items in memory from a session of this patient that expired; undefined for none. */
  readonly left?: readonly unknown[] | undefined;
  /** Whether an item is complete enough to be sent. @default every item */
  readonly isSendable?: (item: Item) => boolean;
  /** Sends all unsent items; resolves to those that the service has stored. */
  readonly send: (items: readonly Item[]) => Promise<readonly Item[]>;
  /** Whether a retry may succeed after this error. */
  readonly isTransient: (error: unknown) => boolean;
  readonly onChange: (state: OutboxState<Item>) => void;
}

/** Input of a patient that is not sent yet: sealed on the device, and retried until the service has stored it. */
export interface Outbox<Item> {
  readonly state: () => OutboxState<Item>;
  /** Adds an item and sends it after `delay` ms; another item restarts the delay. */
  readonly put: (item: Item, delay: number) => void;
  /** Withdraws an item; a pending attempt is not undone. */
  readonly remove: (key: string) => void;
  /** Restores items of earlier pages from the device. */
  readonly restore: () => Promise<void>;
  /** Sends now; rejects if sending fails. */
  readonly flush: () => Promise<void>;
  /** Retries now if anything can be sent. */
  readonly retry: () => void;
  /** Stops sending and writing. */
  readonly dispose: () => void;
}

/** Unsent item. Its name on the device is random, as its key could reveal its topic. */
interface Entry<Item> {
  readonly item: Item;
  readonly name: string;
  /** Time of input, ms since 1970. */
  readonly at: number;
  isStored: boolean;
}

/** Creates the outbox of one owner, such as a questionnaire. */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { name, keyOf, parse, isSendable = () => true, onChange } = options;
  const entries = new Map<string, Entry<Item>>();
  /** Keys of all items entered on this page. */
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
    const draft = entries.get(key)?.name ?? `${name} ${randomId()}`;
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

  /** Removes restored items that are no longer on the device: another tab has sent, replaced or withdrawn them. */
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

  /** Merges stored items. Items that were entered on this page before are newer and replace the stored ones. */
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
        // Two tabs have stored it: the newer one wins.
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
