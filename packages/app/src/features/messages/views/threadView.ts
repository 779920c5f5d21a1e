import type { ChatMessage, ChatPeer } from '@patient/api';
import { isSameMessage, type Messages, type Unsent } from '@patient/api/messages';
import { fullName, rowOf, type KnownChatMessageType } from '@patient/api/model';
import { formatTime } from '#shared/format/dates.ts';
import { retryTime } from '#shared/format/failureText.ts';
import { dayLabel } from './chatTimes.ts';

/** Picture of a message. */
export interface BubbleFile {
  /** Object URL; empty if it could not be loaded. */
  readonly url: string;
  /** Name to save it under. */
  readonly name: string;
}

/** Message, formatted. */
export interface Bubble {
  /** Doesn't change when the patient's own message is sent. */
  readonly id: string;
  readonly kind: 'text' | 'image' | 'file' | 'system';
  /** The text, or the name of the file. */
  readonly text: string;
  readonly day: string;
  readonly time: string;
  readonly dateTime: string;
  readonly name: string;
  readonly avatarUrl?: string;
  readonly isOwn: boolean;
  readonly state?: 'unsent' | 'sending' | 'failed' | 'sent' | 'read';
  readonly fileUrl?: string | undefined;
  /** Name of the picture's file. */
  readonly fileName?: string | undefined;
  /** Reason why it was not sent, or waits. */
  readonly problem?: string;
  /** Upload progress from 0 to 1. */
  readonly progress?: number;
}

/** Input of the bubbles of a thread besides its messages. */
export interface ThreadViewOptions {
  /** ID of the patient's account. */
  readonly userId: string;
  readonly now: number;
  readonly peer: ChatPeer | undefined;
  /** Pictures, by message. */
  readonly files: ReadonlyMap<string, BubbleFile>;
}

const KINDS = {
  text: 'text',
  image: 'image',
  file: 'file',
  system: 'system',
} as const satisfies Readonly<Record<KnownChatMessageType, Bubble['kind']>>;

/** Kind of bubble. An unknown type is shown as plain text. */
const kindOf = ({ messageType }: ChatMessage): Bubble['kind'] =>
  rowOf<Bubble['kind']>(KINDS, messageType) ?? 'text';

/** ID of a bubble, which doesn't change when its message is sent. */
const bubbleId = (key: string, isFile: boolean): string => (isFile ? `${key} file` : key);

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

/** Formats a message as a bubble. */
export function bubbleOf(message: ChatMessage, { userId, now, peer, files }: ThreadViewOptions): Bubble {
  const { _id, createdAt, idempotencyKey } = message;
  const kind = kindOf(message);
  const isFile = kind === 'image' || kind === 'file';
  const isOwn = message.userId === userId;
  const isRead = (message.whoHaveRead ?? []).some((reader) => reader !== userId);
  const file = files.get(_id);
  return {
    id: idempotencyKey === undefined || !isOwn ? _id : bubbleId(idempotencyKey, isFile),
    kind,
    text: isFile ? fileLabel(message) : message.message,
    day: dayLabel(createdAt, now),
    time: formatTime(createdAt) ?? '',
    dateTime: createdAt,
    name: message.userName ?? peerName(peer),
    isOwn,
    ...(isOwn && { state: isRead ? 'read' : 'sent' }),
    ...(message.avatar !== undefined && { avatarUrl: message.avatar }),
    ...(file && { fileUrl: file.url, fileName: file.name }),
  };
}

/** Returns a function that formats messages with a cache, because rows are memoized by their bubble. */
export function createBubbles(options: ThreadViewOptions): (message: ChatMessage) => Bubble {
  const made = new WeakMap<ChatMessage, Bubble>();
  return (message) => {
    const bubble = made.get(message) ?? bubbleOf(message, options);
    made.set(message, bubble);
    return bubble;
  };
}

/** Bubbles of an unsent message: its text, its file, or both. */
export function unsentBubbles(
  { key, text, file, at, state, refusal }: Unsent,
  { sending, retryAt }: Pick<Messages, 'sending' | 'retryAt'>,
  { now, files }: Pick<ThreadViewOptions, 'now' | 'files'>,
): readonly Bubble[] {
  const isSending = sending !== undefined && isSameMessage(sending.key, key);
  const writtenAt = new Date(at).toISOString();
  const base = {
    day: dayLabel(writtenAt, now),
    time: formatTime(writtenAt) ?? '',
    dateTime: writtenAt,
    name: '',
    isOwn: true,
    state: state === 'failed' ? 'failed' : isSending ? 'sending' : 'unsent',
    ...(refusal !== undefined && { problem: refusal }),
    ...(state === 'queued' &&
      retryAt !== undefined && {
        problem: `Our service can't take messages right now. We'll send this at ${retryTime(retryAt)}.`,
      }),
    ...(isSending && sending.share !== undefined && { progress: sending.share }),
  } as const;
  const textBubble: Bubble = { ...base, id: bubbleId(key, false), kind: 'text', text };
  if (file === undefined) return [textBubble];
  const picture = files.get(key);
  const fileBubble: Bubble = {
    ...base,
    id: bubbleId(key, true),
    kind: file.type.startsWith('image/') ? 'image' : 'file',
    text: file.name,
    ...(picture && { fileUrl: picture.url, fileName: picture.name }),
  };
  return text === '' ? [fileBubble] : [textBubble, fileBubble];
}

/** Key of the unsent message that a bubble belongs to. */
export const keyOfBubble = (id: string): string => id.replace(/ file$/, '');
