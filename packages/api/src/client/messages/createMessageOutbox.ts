import { ApiError } from '../apiError.ts';
import type { ChatMessage } from '../entities.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { createSendingQueue } from '../outbox/sendingQueue.ts';
import { parseMessage, sendOutcome, type Message, type Unsent } from './message.ts';
import { messagesAfter, nextToSend, NO_MESSAGES, type MessageAction, type Messages } from './messages.ts';
import { draftOwner } from './target.ts';

/** Pause before a message is sent, ms: its bubble is rendered first. */
const AFTER_RENDER = 50;

/** Pauses before sending after the actions that may let a message be sent, ms. */
const PAUSES: Partial<Record<MessageAction['type'], number>> = {
  queue: AFTER_RENDER,
  retry: 0,
  edit: 0,
  adopt: 0,
  stored: 0,
  restore: 0,
};

/** Parts of a {@link MessageOutbox}. */
export interface OutboxParts {
  /** Opens the encrypted drafts on the device. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Messages in memory from an expired session of the same patient. */
  readonly left: unknown;
  /** Sends one message and resolves to what the service stored. */
  readonly send: (
    message: Unsent,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ) => Promise<readonly ChatMessage[]>;
  /** Called with the stored messages, before the unsent one is removed. */
  readonly onStored: (messages: readonly ChatMessage[]) => void;
  readonly onRefused: (error: unknown) => void;
  readonly onChange: (messages: Messages) => void;
}

/** Drafts and unsent messages of a session: encrypted on the device, sent in order, removed when the service has them. */
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

/** Name on the device, which is not encrypted; undefined for a draft without text, because files of drafts aren't stored. */
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

/** Stored value. Of a draft only its text, because it is written with every letter. */
const storedForm = (message: Message): unknown =>
  message.state === 'draft' ? { state: 'draft', target: message.target, text: message.text } : message;

const parseAll = (values: unknown): readonly Message[] =>
  (Array.isArray(values) ? values : []).map(parseMessage).filter((message) => message !== undefined);

const timeOf = (message: Message): number => (message.state === 'draft' ? 0 : message.at);

export function createMessageOutbox(parts: OutboxParts): MessageOutbox {
  let messages = messagesAfter(NO_MESSAGES, { type: 'restore', messages: parseAll(parts.left) });
  let isClosed = false;
  let restoring: Promise<void> | undefined;
  let current: { readonly key: string; readonly stop: AbortController } | undefined;
  /** Messages that are stored or being stored, by name. */
  let stored: ReadonlyMap<string, Message> = new Map();
  /** Names that were written successfully. */
  const onDevice = new Set<string>();

  const device = () => parts.loadDrafts().catch(() => undefined);
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
    parts.onChange(messages);
    if (messages.all !== before.all) void store();
    if (action.type === 'edit' && current && !has(current.key)) current.stop.abort();
    const pause = PAUSES[action.type];
    if (pause !== undefined) queue.schedule(pause);
  }

  /** Stores changed messages before removing others, so that a moved text is on the device at any time. */
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
    const left = parseAll(found.map(([, message]) => message));
    const byName = byDeviceName(left);
    for (const name of byName.keys()) onDevice.add(name);
    stored = new Map([...stored, ...byName]);
    dispatch({ type: 'restore', messages: left.toSorted((a, b) => timeOf(a) - timeOf(b)) });
  }

  const restore = () => (restoring ??= readDevice());

  /** Drops messages that another tab has sent or withdrawn: they are no longer on the device. */
  async function dropGone(): Promise<void> {
    const drafts = await device();
    const gone = await Promise.all(
      messages.all.map(async (message) => {
        const name = deviceName(message) ?? '';
        if (message.state === 'draft' || !onDevice.has(name)) return [];
        return (await drafts?.isGone(name)) ? [message.key] : [];
      }),
    );
    dispatch({ type: 'drop', keys: gone.flat() });
  }

  async function sendNext(): Promise<void> {
    await dropGone();
    const next = nextToSend(messages);
    if (next === undefined || isClosed) return;
    const { key } = next;
    const stop = new AbortController();
    current = { key, stop };
    dispatch({ type: 'sending', sending: { key } });
    try {
      const sent = await parts.send(next, stop.signal, (share) =>
        dispatch({ type: 'sending', sending: { key, share } }),
      );
      if (isClosed) return;
      parts.onStored(sent);
      dispatch({ type: 'stored', messages: sent, key });
    } catch (error) {
      if (isClosed || !has(key)) return;
      const outcome = sendOutcome(error instanceof ApiError ? error : {});
      if (outcome === 'retry') throw error;
      if (outcome === 'stored') return dispatch({ type: 'drop', keys: [key] });
      parts.onRefused(error);
      dispatch({ type: 'refused', key, refusal: error instanceof Error ? error.message : '' });
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
