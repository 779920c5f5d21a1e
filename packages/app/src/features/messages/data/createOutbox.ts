import { ApiError, type ChatMessage } from '@patient/api';
import type { Drafts } from '@patient/api/outbox';
import { createSendingQueue } from '@patient/api/outbox';
import { parseMessage, sendOutcome, type Message, type Unsent } from '../rules/message.ts';
import {
  messagesAfter,
  nextToSend,
  NO_MESSAGES,
  type MessageAction,
  type Messages,
} from '../rules/messages.ts';
import { draftOwner } from '../rules/topics.ts';

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
  /** Sealed storage of the device. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Messages that an earlier session of the same patient has left in memory. */
  readonly left: unknown;
  /** Sends one message and resolves to what the service stored. */
  readonly send: (
    message: Unsent,
    stop: AbortController,
    onShare: (share: number) => void,
  ) => Promise<readonly ChatMessage[]>;
  /** Called with the service's copy, before the unsent message is removed. */
  readonly onStored: (messages: readonly ChatMessage[]) => void;
  readonly onRefused: (error: unknown) => void;
  readonly onChange: (messages: Messages) => void;
}

/** Drafts and unsent messages of a session: sealed on the device, sent in order, kept until the service has them. */
export interface MessageOutbox {
  readonly messages: () => Messages;
  readonly dispatch: (action: MessageAction) => void;
  /** Reads what an earlier page has left on the device, once. */
  readonly restore: () => Promise<void>;
  /** Tries again now. */
  readonly retry: () => void;
  /** Stops sending and storing. */
  readonly close: () => void;
}

/** Name on the device, where it is readable: a draft's reveals no topic. Undefined for what isn't stored, such as a file. */
function deviceName(message: Message): string | undefined {
  if (message.state !== 'draft') return `messages ${message.key}`;
  return message.text === '' ? undefined : `message ${draftOwner(message.target)}`;
}

/** What the device has to store, by name: of a draft its text alone, since it is written with every letter. */
const byDeviceName = (all: readonly Message[]): ReadonlyMap<string, Message> =>
  new Map(
    all.flatMap((message) => {
      const name = deviceName(message);
      return name === undefined ? [] : [[name, message] as const];
    }),
  );

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
  /** What the device has or is to have, by name. */
  let stored: ReadonlyMap<string, Message> = new Map();
  /** Names that the device has confirmed. */
  const onDevice = new Set<string>();

  const device = () => parts.loadDrafts().catch(() => undefined);
  const has = (key: string) => messages.all.some((one) => one.state !== 'draft' && one.key === key);

  const queue = createSendingQueue({
    needsSending: () => nextToSend(messages) !== undefined,
    send: sendNext,
    onChange: () => {},
    // A message that can't be sent at all is refused.
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

  /** Stores what has changed, then removes what is gone: a text that moves is on the device at every moment. */
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

  /** What another tab has sent or withdrawn is no longer on the device. */
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
      const sent = await parts.send(next, stop, (share) =>
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
