import type { ChatMessage, ChatPeer } from '@patient/api';
import { isSameMessage, type Messages, type Unsent } from '@patient/api/messages';
import type { ChatThreadMessage, FailedMessage, PendingMessage } from '@patient/ui/ChatThread';
import { fullName, rowOf, type KnownChatMessageType } from '@patient/api/model';
import { formatTime } from '#shared/format/dates.ts';
import { retryTime } from '#shared/format/failureText.ts';
import { dayLabel } from './chatTimes.ts';

/** Picture of a message. */
export interface ShownPicture {
  /** Object URL; empty if it could not be loaded. */
  readonly url: string;
  /** Name to save it under. */
  readonly name: string;
}

/** Input of a thread besides its messages. */
export interface ThreadViewOptions {
  /** ID of the patient's account. */
  readonly userId: string;
  readonly now: number;
  readonly peer: ChatPeer | undefined;
  /** Pictures, by message. */
  readonly files: ReadonlyMap<string, ShownPicture>;
}

type Kind = NonNullable<ChatThreadMessage['kind']>;

const KINDS = {
  text: 'text',
  image: 'image',
  file: 'file',
  system: 'system',
} as const satisfies Readonly<Record<KnownChatMessageType, Kind>>;

/** Kind of a message. An unknown type is shown as plain text. */
const kindOf = ({ messageType }: ChatMessage): Kind => rowOf<Kind>(KINDS, messageType) ?? 'text';

/** ID of a shown message, which doesn't change when it is sent. */
const shownId = (key: string, isFile: boolean): string => (isFile ? `${key} file` : key);

/**
 * Name of the other person. The first name is "Support" by default (specification section 3), but not that of a doctor with a
 * last name (docs/decisions, "Names and values that only other front ends read").
 */
export function peerName(peer: ChatPeer | undefined): string {
  if (peer?.roles[0] === 'doctor') return `Dr. ${fullName(peer) || 'Support'}`;
  return fullName({ ...peer, firstName: peer?.firstName || 'Support' });
}

/** Page of the doctor; undefined for support. */
export const peerHref = (peer: ChatPeer | undefined): string | undefined =>
  peer?.doctor === undefined ? undefined : `/doctor-info/${encodeURIComponent(peer.doctor._id)}`;

/** Name of a file; empty for a picture without one. */
const fileLabel = ({ fileName, messageType }: ChatMessage): string =>
  fileName ?? (messageType === 'file' ? 'File' : '');

/** Formats a message that the service has. */
export function shownMessage(
  message: ChatMessage,
  { userId, now, peer, files }: ThreadViewOptions,
): ChatThreadMessage {
  const { _id, createdAt, idempotencyKey } = message;
  const kind = kindOf(message);
  const isFile = kind === 'image' || kind === 'file';
  const isOwn = message.userId === userId;
  const isRead = (message.whoHaveRead ?? []).some((reader) => reader !== userId);
  const file = files.get(_id);
  return {
    id: idempotencyKey === undefined || !isOwn ? _id : shownId(idempotencyKey, isFile),
    kind,
    text: isFile ? fileLabel(message) : message.message,
    day: dayLabel(createdAt, now),
    time: formatTime(createdAt) ?? '',
    dateTime: createdAt,
    name: message.userName ?? peerName(peer),
    ...(isOwn ? { isOwn, state: isRead ? 'read' : 'sent' } : { isOwn }),
    ...(message.avatar !== undefined && { avatarUrl: message.avatar }),
    ...(file && { fileUrl: file.url, fileName: file.name }),
  };
}

/** Returns `shownMessage` with a cache, because rows are memoized by what is shown. */
export function createShownMessages(options: ThreadViewOptions): (message: ChatMessage) => ChatThreadMessage {
  const made = new WeakMap<ChatMessage, ChatThreadMessage>();
  return (message) => {
    const shown = made.get(message) ?? shownMessage(message, options);
    made.set(message, shown);
    return shown;
  };
}

/** Formats an unsent message: its text, its file, or both. */
export function shownUnsent(
  { key, text, file, at, state, refusal }: Unsent,
  { sending, retryAt }: Pick<Messages, 'sending' | 'retryAt'>,
  { now, files }: Pick<ThreadViewOptions, 'now' | 'files'>,
): readonly (PendingMessage | FailedMessage)[] {
  const isSending = sending !== undefined && isSameMessage(sending.key, key);
  const writtenAt = new Date(at).toISOString();
  const problem =
    state === 'queued' && retryAt !== undefined
      ? `Our service can't take messages right now. We'll send this at ${retryTime(retryAt)}.`
      : refusal;
  const pending = isSending
    ? ({ state: 'sending', progress: sending.share } as const)
    : ({ state: 'unsent' } as const);
  const base = {
    day: dayLabel(writtenAt, now),
    time: formatTime(writtenAt) ?? '',
    dateTime: writtenAt,
    name: '',
    isOwn: true,
    ...(problem !== undefined && { problem }),
    ...(state === 'failed' ? { state } : pending),
  } as const;
  const shownText = { ...base, id: shownId(key, false), kind: 'text', text } as const;
  if (file === undefined) return [shownText];
  const picture = files.get(key);
  const shownFile = {
    ...base,
    id: shownId(key, true),
    kind: file.type.startsWith('image/') ? 'image' : 'file',
    text: file.name,
    ...(picture && { fileUrl: picture.url, fileName: picture.name }),
  } as const;
  return text === '' ? [shownFile] : [shownText, shownFile];
}

/** Key of the unsent message that is shown with this ID. */
export const keyOfShown = (id: string): string => id.replace(/ file$/, '');
