import type { FileProblem } from '../files/places.ts';
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
 * Why a file can't be attached or a draft can't be sent. `alone`: the first message of a chat needs a text; `occupied`: a
 * message can't be edited while the field has another file; `several`: several files were dropped.
 */
export type DraftProblem = FileProblem | 'alone' | 'occupied' | 'several';

/** Message that is being written. */
export interface Draft {
  readonly state: 'draft';
  readonly target: ChatTarget;
  readonly text: string;
  readonly file?: MessageFile | undefined;
  /** Id of the picked file that is being prepared. */
  readonly attaching?: string | undefined;
  readonly problem?: DraftProblem | undefined;
}

/** Message that is not sent yet, or that the service refused. */
export interface Unsent {
  readonly state: 'queued' | 'failed';
  /** Idempotency key of all attempts. */
  readonly key: string;
  readonly target: ChatTarget;
  /** Empty for a file without text. */
  readonly text: string;
  readonly file?: MessageFile | undefined;
  /** Time of sending, ms since 1970; always later than that of the previous message. */
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

/** Parses a stored message; undefined for anything else, such as the format of another release. */
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

/** Result of a failed attempt. */
export type SendOutcome = 'stored' | 'refused' | 'retry';

/**
 * Returns the result of a failed attempt. `stored`: a 409 means that the service has the message. `refused`: any other 4xx
 * except 401, 408 and 429, or a message that the browser can't send. `retry`, with the same key: everything else.
 */
export function sendOutcome(error: { readonly kind?: string; readonly status?: number }): SendOutcome {
  const { kind, status = 0 } = error;
  if (kind === 'unsent') return 'refused';
  if (kind !== 'http' || status >= 500 || [401, 408, 429].includes(status)) return 'retry';
  return status === 409 ? 'stored' : 'refused';
}
