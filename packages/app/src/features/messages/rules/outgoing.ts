import type { ChatMessage } from '@patient/api';
import { chatIdOfSubscription, targetKey, type ChatTarget, type ListedChats } from './topics.ts';

/** File of a message, as it is kept on the device. */
export interface OutgoingFile {
  readonly name: string;
  readonly type: string;
  /** Content in base64. */
  readonly content: string;
}

/** Message that the service has not got yet. */
export interface OutgoingMessage {
  /** The key it is sent with, again and again, so that it is stored once. */
  readonly key: string;
  readonly target: ChatTarget;
  /** May be empty beside a file. */
  readonly text: string;
  readonly file?: OutgoingFile;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** Why the service refused it; it waits for the patient then. */
  readonly refusal?: string;
  /** Its text has begun a chat, and only its file is left to send, under a key of its own. */
  readonly part?: 'file';
}

/** The key that what is left of a message is stored under at the service. */
export const sentKey = ({ key, part }: Pick<OutgoingMessage, 'key' | 'part'>): string =>
  part === 'file' ? `${key}-file` : key;

/**
 * The message to send next: the oldest one of a chat in which nothing older was refused, so that the order is kept and one
 * chat does not hold up another. What was written to a subscription is in its chat.
 * @param chats the patient's; undefined until they are known, when that chat may be any
 */
export function nextToSend(
  items: Iterable<OutgoingMessage>,
  chats: ListedChats | undefined,
): OutgoingMessage | undefined {
  const blocked = new Set<string>();
  let isAnyChatBlocked = false;
  for (const item of items) {
    const { target } = item;
    const chatId = target.kind === 'subscription' ? chatIdOfSubscription(chats, target) : undefined;
    const chat = targetKey(chatId === undefined ? target : { kind: 'chat', chatId });
    const isBlocked = blocked.has(chat) || (target.kind === 'chat' && isAnyChatBlocked);
    if (item.refusal === undefined && !isBlocked) return item;
    blocked.add(chat);
    if (target.kind === 'subscription' && chats === undefined) isAnyChatBlocked = true;
  }
  return undefined;
}

/** Those of a target that has become a chat, as messages of that chat: after a reload they would begin another one. */
export function toBegunChat(
  items: Iterable<OutgoingMessage>,
  target: ChatTarget,
  chatId: string,
): readonly OutgoingMessage[] {
  const begun = targetKey(target);
  return [...items]
    .filter((item) => targetKey(item.target) === begun)
    .map((item) => ({ ...item, target: { kind: 'chat', chatId } }));
}

/** Unsent messages of a chat that the service has not got, as far as its messages tell. */
export function pendingOf(
  items: Iterable<OutgoingMessage>,
  targets: readonly string[],
  messages: readonly ChatMessage[],
): readonly OutgoingMessage[] {
  const arrived = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
  return [...items].filter((item) => targets.includes(targetKey(item.target)) && !arrived.has(sentKey(item)));
}

const isFile = ({ messageType }: ChatMessage): boolean => messageType === 'image' || messageType === 'file';

/**
 * What is left of a message that the service has: a file can only be sent to a chat, so that of a first message follows the
 * text that begins the chat. Both stay one unsent message until both have arrived.
 * @param stored what the service stored of it
 * @returns undefined when it is whole
 */
export function restOf(
  { key, target, file, writtenAt }: OutgoingMessage,
  stored: readonly ChatMessage[],
): OutgoingMessage | undefined {
  const [first] = stored;
  if (first === undefined || file === undefined || target.kind === 'chat' || stored.some(isFile))
    return undefined;
  return { key, target: { kind: 'chat', chatId: first.chatId }, text: '', file, writtenAt, part: 'file' };
}

/**
 * What the messages of a chat make of the unsent ones: an answer was lost, or another tab has sent them.
 * @returns each message that has arrived, with what is left of it
 */
export function settledBy(
  items: ReadonlyMap<string, OutgoingMessage>,
  messages: readonly ChatMessage[],
): readonly { readonly key: string; readonly rest: OutgoingMessage | undefined }[] {
  return [...items.values()].flatMap((item) => {
    const own = messages.filter(({ idempotencyKey }) => idempotencyKey === sentKey(item));
    return own.length === 0 ? [] : [{ key: item.key, rest: restOf(item, own) }];
  });
}

/** What the end of a try means for a message. */
export type SendOutcome = 'arrived' | 'refused' | 'retry';

/**
 * A conflict says that the service has the message already; it does not say in which chat, which the file of a first
 * message needs. Another 4xx is a refusal, except 429 and 408, and so is what the browser can't send; a network error, an
 * unreadable response, a timeout and a 5xx are retried under the same key.
 */
export function outcomeOfFailure(
  error: { readonly kind?: string; readonly status?: number },
  { target, file }: Pick<OutgoingMessage, 'target' | 'file'>,
): SendOutcome {
  const { kind, status = 0 } = error;
  if (kind === 'unsent') return 'refused';
  if (kind !== 'http' || status >= 500 || status === 429 || status === 408 || status === 401) return 'retry';
  return status === 409 && (file === undefined || target.kind === 'chat') ? 'arrived' : 'refused';
}
