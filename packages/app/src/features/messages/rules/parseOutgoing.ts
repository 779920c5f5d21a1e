import { isRecord } from '@patient/api';
import type { OutgoingFile, OutgoingMessage } from './outgoing.ts';
import { isTopic, type ChatTarget } from './topics.ts';

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

function parseFile(value: unknown): OutgoingFile | undefined {
  if (!isRecord(value)) return undefined;
  const { name, type, content } = value;
  return isText(name) && isText(type) && isText(content) ? { name, type, content } : undefined;
}

/** Reads a message back from the device; undefined for anything else, such as one of another release. */
export function parseOutgoing(value: unknown): OutgoingMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { key, text, writtenAt, refusal } = value;
  const target = parseTarget(value['target']);
  const file = parseFile(value['file']);
  if (target === undefined || !isText(key) || !isText(text) || !isText(writtenAt)) return undefined;
  // A file that cannot be read back takes its text with it: both or neither is sent.
  if (value['file'] !== undefined && file === undefined) return undefined;
  return {
    key,
    target,
    text,
    writtenAt,
    ...(file && { file }),
    ...(isText(refusal) && { refusal }),
    ...(value['part'] === 'file' && { part: 'file' }),
  };
}
