import { ApiError } from '../apiError.ts';
import type { ChatMessage } from '../entities.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { uploadFailure } from '../failures.ts';
import { createSendingQueue, retryAtOf } from '../outbox/sendingQueue.ts';
import { parseMessage, sendOutcome, type Message, type Unsent } from './message.ts';
import { messagesAfter, nextToSend, NO_MESSAGES, type MessageAction, type Messages } from './messages.ts';
import { draftOwner } from './target.ts';

/** Delay before a message is sent, ms, so that its bubble is rendered first. */
const RENDER_DELAY = 50;

/** Delays before sending after actions that can make a message sendable, ms. */
const DELAYS: Partial<Record<MessageAction['type'], number>> = {
  queue: RENDER_DELAY,
  retry: 0,
  edit: 0,
  adopt: 0,
  stored: 0,
  restore: 0,
};

/** Options of {@link createMessageOutbox}. */
export interface MessageOutboxOptions {
  /** Opens the encrypted drafts on the device. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Messages in memory from an expired session of the same patient. */
  readonly left: unknown;
  /** Sends one message; resolves to the stored messages. */
  readonly send: (
    message: Unsent,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<readonly ChatMessage[]>;
  /** Called with the stored messages, before the unsent one is removed. */
  readonly onStored: (messages: readonly ChatMessage[]) => void;
  readonly onRefused: (error: unknown) => void;
  readonly onChange: (messages: Messages) => void;
}

/** Drafts and unsent messages of a session, encrypted on the device. Sends messages in order and removes stored ones. */
export interface MessageOutbox {
  readonly messages: () => Messages;
  readonly dispatch: (action: MessageAction) => void;
  /** Restores the messages stored by an earlier page, once. */
  readonly restore: () => Promise<void>;
  /** Retries now. */
  readonly retry: () => void;
  /** Stops sending and storing. */
  readonly close: () => void;
}

/** Unencrypted name on the device; undefined for a draft without text, because files of drafts aren't stored. */
function deviceName(message: Message): string | undefined {
  if (message.state !== 'draft') return `messages ${message.key}`;
  return message.text === '' ? undefined : `message ${draftOwner(message.target)}`;
}

/** Messages to store, by name. */
const byDeviceName = (all: readonly Message[]): ReadonlyMap<string, Message> =>
  new Map(
    all.flatMap((message) => {
      const name = deviceName(message);
      return name === undefined ? [] : [[name, message] as const];
    }),
  );

/** Stored value. A draft is stored without its file, because it is saved on every keystroke. */
const storedForm = (message: Message): unknown =>
  message.state === 'draft' ? { state: 'draft', target: message.target, text: message.text } : message;

const parseAll = (values: unknown): readonly Message[] =>
  (Array.isArray(values) ? values : []).map(parseMessage).filter((message) => message !== undefined);

const timeOf = (message: Message): number => (message.state === 'draft' ? 0 : message.at);

/** Creates the outbox of a session. */
export function createMessageOutbox(options: MessageOutboxOptions): MessageOutbox {
  let messages = messagesAfter(NO_MESSAGES, { type: 'restore', messages: parseAll(options.left) });
  let isClosed = false;
  let restoring: Promise<void> | undefined;
  /** Attempts without progress, by key of the message. */
  const timeouts = new Map<string, number>();
  let current: { readonly key: string; readonly controller: AbortController } | undefined;
  /** Messages that are stored or being stored, by name. */
  let stored: ReadonlyMap<string, Message> = new Map();
  /** Names that were written successfully. */
  const onDevice = new Set<string>();

  const device = () => options.loadDrafts().catch(() => undefined);
  const has = (key: string) => messages.all.some((one) => one.state !== 'draft' && one.key === key);

  const queue = createSendingQueue({
    needsSending: () => nextToSend(messages) !== undefined,
    send: sendNext,
    onChange: () => {},
    // Permanent failures mark the message as refused.
    isTransient: () => true,
  });

  function dispatch(action: MessageAction): void {
    const before = messages;
    if (!isClosed) messages = messagesAfter(before, action);
    if (messages === before) return;
    options.onChange(messages);
    if (messages.all !== before.all) void store();
    if (action.type === 'edit' && current && !has(current.key)) current.controller.abort();
    const delay = DELAYS[action.type];
    if (delay !== undefined) queue.schedule(delay);
  }

  /** Stores changed messages before removing others, so that a moved text is always on the device. */
  async function store(): Promise<void> {
    const [before, now] = [stored, byDeviceName(messages.all)];
    stored = now;
    await restore();
    const drafts = await device();
    if (isClosed || drafts === undefined) return;
    const changed = [...now].filter(([name, message]) => before.get(name) !== message);
    await Promise.all(
      changed.map(async ([name, message]) => {
        if (await drafts.write(name, storedForm(message))) onDevice.add(name);
      }),
    );
    for (const name of before.keys()) {
      if (stored.has(name) || isClosed) continue;
      onDevice.delete(name);
      void drafts.remove(name);
    }
  }

  async function readDevice(): Promise<void> {
    const found = (await (await device())?.list('message')) ?? [];
    const restored = parseAll(found.map(([, message]) => message));
    const byName = byDeviceName(restored);
    for (const name of byName.keys()) onDevice.add(name);
    stored = new Map([...stored, ...byName]);
    dispatch({ type: 'restore', messages: restored.toSorted((a, b) => timeOf(a) - timeOf(b)) });
  }

  const restore = () => (restoring ??= readDevice());

  /** Drops messages that another tab has sent or withdrawn: they are no longer on the device. */
  async function dropRemoved(): Promise<void> {
    const drafts = await device();
    const removed = await Promise.all(
      messages.all.map(async (message) => {
        const name = deviceName(message) ?? '';
        if (message.state === 'draft' || !onDevice.has(name)) return [];
        return (await drafts?.isGone(name)) ? [message.key] : [];
      }),
    );
    dispatch({ type: 'drop', keys: removed.flat() });
  }

  function refuse(key: string, error: unknown): void {
    timeouts.delete(key);
    options.onRefused(error);
    dispatch({ type: 'refused', key, refusal: error instanceof Error ? error.message : '' });
  }

  async function sendNext(): Promise<void> {
    await dropRemoved();
    const next = nextToSend(messages);
    if (next === undefined || isClosed) return;
    const { key } = next;
    const controller = new AbortController();
    current = { key, controller };
    dispatch({ type: 'sending', sending: { key } });
    try {
      const sent = await options.send(next, controller.signal, (share) =>
        dispatch({ type: 'sending', sending: { key, share } }),
      );
      if (isClosed) return;
      timeouts.delete(key);
      options.onStored(sent);
      dispatch({ type: 'stored', messages: sent, key });
    } catch (error) {
      if (isClosed || !has(key)) return;
      const outcome = sendOutcome(error instanceof ApiError ? error : {});
      if (outcome === 'stored') return dispatch({ type: 'drop', keys: [key] });
      if (outcome === 'refused') return refuse(key, error);
      const retryAt = retryAtOf(error);
      if (retryAt !== undefined) dispatch({ type: 'waiting', retryAt });
      const failure = uploadFailure(error, timeouts.get(key) ?? 0);
      if (!next.file || !failure.isTooSlow) {
        timeouts.set(key, failure.timeouts);
        throw error;
      }
      refuse(key, failure.error);
    } finally {
      current = undefined;
      dispatch({ type: 'sending', sending: undefined });
    }
  }

  if (messages.all.length > 0) void store();

  return {
    messages: () => messages,
    dispatch,
    restore,
    retry: queue.retry,
    close() {
      isClosed = true;
      queue.dispose();
    },
  };
}
