import { createDeviceItems, type DeviceItemsOptions } from './deviceItems.ts';
import { createSendingQueue } from './sendingQueue.ts';

/** Snapshot of what the service has not got yet. */
export interface OutboxState<Item> {
  /** Unsent items by key, in the order they were given. */
  readonly items: ReadonlyMap<string, Item>;
  readonly isSending: boolean;
  /** Whether the items would survive a reload of the page. */
  readonly isOnDevice: boolean;
  /** Reason the last try failed; undefined once one succeeds, or nothing is left to send. */
  readonly error: unknown;
}

/** Parts of an {@link Outbox}; a newer item takes the place of an older one with the same key. */
export interface OutboxOptions<Item> extends DeviceItemsOptions<Item> {
  /** Unsent items that a session which ended by itself has left in memory, in order; undefined for none. */
  readonly left?: readonly unknown[] | undefined;
  /** Whether an item is complete enough to be sent. @default every item */
  readonly isSendable?: (item: Item) => boolean;
  /** Sends all unsent items and resolves to those that the service has now. */
  readonly send: (items: readonly Item[]) => Promise<readonly Item[]>;
  /** Whether another try may succeed after this failure. */
  readonly isTransient: (error: unknown) => boolean;
  readonly onChange: (state: OutboxState<Item>) => void;
}

/** What a patient gave and the service has not got yet: sealed on the device, sent in order, kept until it has arrived. */
export interface Outbox<Item> {
  readonly state: () => OutboxState<Item>;
  /** Adds an item and sends it after `delay` ms without another one. */
  readonly put: (item: Item, delay: number) => void;
  /** Withdraws an item; a pending attempt is not undone. */
  readonly remove: (key: string) => void;
  /** Takes up what an earlier page left on the device, or an earlier session in memory. */
  readonly restore: () => Promise<void>;
  /** Sends now; rejects with what prevents it. */
  readonly flush: () => Promise<void>;
  /** Tries again now, if anything can be sent. */
  readonly retry: () => void;
  /** Stops sending and writing. */
  readonly dispose: () => void;
}

export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { keyOf, parse, isSendable = () => true, onChange } = options;
  const items = new Map<string, Item>();
  const device = createDeviceItems(options);
  /** Items that the device has confirmed. */
  const onDevice = new Map<string, Item>();
  /** Keys of all that was given to this page. */
  const given = new Set<string>();
  let restoring: Promise<void> | undefined;

  const queue = createSendingQueue({
    isTransient: options.isTransient,
    needsSending,
    send,
    onBegin: publish,
    onEnd: publish,
  });

  function needsSending(): boolean {
    return [...items.values()].some(isSendable);
  }

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

  /** Stores what a key has by then: an earlier page may have given it a place. */
  async function store(key: string): Promise<void> {
    if (queue.isDisposed()) return;
    await restore();
    const item = items.get(key);
    if (queue.isDisposed() || item === undefined) return;
    const isStored = await device.write(key, item);
    if (!isStored || queue.isDisposed() || items.get(key) !== item) return;
    onDevice.set(key, item);
    publish();
  }

  async function forget(key: string): Promise<void> {
    onDevice.delete(key);
    const { remove } = device.release(key);
    if (!queue.isDisposed()) await remove();
  }

  /**
   * Drops what was only restored from the device and is no longer there: it was sent, or replaced by a newer item. What was
   * given to this page stays.
   */
  async function dropRemoved(): Promise<void> {
    const confirmed = [...items].filter(([key, item]) => onDevice.get(key) === item && !given.has(key));
    const dropIfGone = async ([key, item]: readonly [string, Item]) => {
      // Given anew meanwhile.
      if (!(await device.isGone(key)) || items.get(key) !== item) return;
      items.delete(key);
      onDevice.delete(key);
      device.release(key);
    };
    await Promise.all(confirmed.map(dropIfGone));
  }

  async function send(): Promise<void> {
    await dropRemoved();
    if (!needsSending()) return;
    const arrived = await options.send([...items.values()]);
    for (const item of arrived) {
      const key = keyOf(item);
      // An item that was changed meanwhile has not arrived.
      if (items.get(key) !== item) continue;
      items.delete(key);
      void forget(key);
    }
  }

  /** What an earlier page left comes before what was given meanwhile, which is newer. */
  async function readDevice(): Promise<void> {
    const left = await device.list();
    const newer = new Map(items);
    items.clear();
    for (const [key, item] of left) {
      items.set(key, item);
      onDevice.set(key, item);
    }
    // What has arrived or was taken back meanwhile is not undone by an older one.
    for (const key of given) if (!newer.has(key) && items.delete(key)) void forget(key);
    for (const [key, item] of newer) items.set(key, item);
    for (const item of (options.left ?? []).map(parse)) {
      if (item === undefined || items.has(keyOf(item)) || given.has(keyOf(item))) continue;
      items.set(keyOf(item), item);
      void store(keyOf(item));
    }
    publish();
  }

  const restore = () => (restoring ??= readDevice());

  return {
    state: () => state,
    put(item, delay) {
      const key = keyOf(item);
      given.add(key);
      items.set(key, item);
      publish();
      void store(key);
      queue.schedule(delay);
    },
    remove(key) {
      if (!items.delete(key)) return;
      publish();
      void forget(key);
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
