import { isRecord } from '../isRecord.ts';
import { isTopic, type ChatTarget } from './target.ts';

/** File of a message. */
export interface MessageFile {
  readonly name: string;
  readonly type: string;
  /** Content in base64. */
  readonly content: string;
}

/**
 * Why a file is not attached, or a draft not sent: the first message of a chat needs a text (`alone`), a message can't
 * return to a field that has another file (`occupied`), or several files were dropped.
 */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'unreadableHeic'
  | 'alone'
  | 'occupied'
  | 'several';

/** Message that is being written. */
export interface Draft {
  readonly state: 'draft';
  readonly target: ChatTarget;
  readonly text: string;
  readonly file?: MessageFile | undefined;
  /** Id of the picked file that is being prepared. */
  readonly attaching?: string | undefined;
  readonly problem?: FileProblem | undefined;
}

/** Message that is to be sent, or that the service refused. */
export interface Unsent {
  readonly state: 'queued' | 'failed';
  /** Sent with every attempt, so that the service stores the message once. */
  readonly key: string;
  readonly target: ChatTarget;
  /** Empty for a file alone. */
  readonly text: string;
  readonly file?: MessageFile | undefined;
  /** Time of sending, ms since 1970; later than that of the message before. */
  readonly at: number;
  /** Why the service refused it. */
  readonly refusal?: string | undefined;
}

/** Message of the patient that the service doesn't have yet. */
export type Message = Draft | Unsent;

const isText = (value: unknown): value is string => typeof value === 'string';

function parseTarget(value: unknown): ChatTarget | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, chatId, subscriptionId, topic } = value;
  if (kind === 'chat' && isText(chatId)) return { kind, chatId };
  const topicId = isText(topic) && isTopic(topic) ? topic : undefined;
  if (kind === 'subscription' && isText(subscriptionId))
    return { kind, subscriptionId, ...(topicId && { topic: topicId }) };
  return kind === 'topic' && topicId !== undefined ? { kind, topic: topicId } : undefined;
}

function parseFile(value: unknown): MessageFile | undefined {
  if (!isRecord(value)) return undefined;
  const { name, type, content } = value;
  return isText(name) && isText(type) && isText(content) ? { name, type, content } : undefined;
}

/** Returns a stored message; undefined for anything else, such as one of another release. */
export function parseMessage(value: unknown): Message | undefined {
  if (!isRecord(value)) return undefined;
  const { state, key, text, at, refusal } = value;
  const target = parseTarget(value['target']);
  const file = parseFile(value['file']);
  if (target === undefined || !isText(text)) return undefined;
  // Text and file are sent together or not at all.
  if (value['file'] !== undefined && file === undefined) return undefined;
  const content = { target, text, ...(file && { file }) };
  if (state === 'draft') return { state, ...content };
  if ((state !== 'queued' && state !== 'failed') || !isText(key) || typeof at !== 'number') return undefined;
  return { state, key, ...content, at, ...(isText(refusal) && { refusal }) };
}

/** What the end of an attempt means for a message. */
export type SendOutcome = 'stored' | 'refused' | 'retry';

/**
 * Returns what a failed attempt means. A conflict means that the service has the message. Another 4xx is a refusal, except
 * 401, 408 and 429, and so is what the browser can't send; a network error, an unreadable response, a timeout and a 5xx are
 * retried with the same key.
 */
export function sendOutcome(error: { readonly kind?: string; readonly status?: number }): SendOutcome {
  const { kind, status = 0 } = error;
  if (kind === 'unsent') return 'refused';
  if (kind !== 'http' || status >= 500 || [401, 408, 429].includes(status)) return 'retry';
  return status === 409 ? 'stored' : 'refused';
}
