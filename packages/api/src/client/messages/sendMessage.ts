import type { ApiClient } from '../createClient.ts';
import type { UploadClient } from '../createUploadClient.ts';
import type { ChatMessage } from '../entities.ts';
import { unwrap } from '../envelope.ts';
import type { MessageFile, Unsent } from './message.ts';
import { topicText, type ChatTarget } from './target.ts';

const contents = new WeakMap<MessageFile, Blob>();

/** Content of a message's file, decoded once for its preview, its bubble and the request. */
export function toBlob(file: MessageFile): Blob {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const binary = atob(file.content);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  const content = new Blob([bytes], { type: file.type });
  contents.set(file, content);
  return content;
}

/** Request fields of the recipient. */
function recipientFields(target: ChatTarget) {
  if (target.kind === 'chat') return { chatId: target.chatId };
  const topic = target.topic && { topic: topicText(target.topic) };
  return target.kind === 'subscription' ? { subscriptionId: target.subscriptionId, ...topic } : { ...topic };
}

/** Clients and options of {@link sendMessage}. */
export interface Sender {
  readonly client: ApiClient;
  readonly uploadClient: UploadClient;
  readonly signal: AbortSignal;
  /** Receives the share of a file that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

function sendFile(
  { uploadClient, signal, onProgress }: Sender,
  { key, text }: Unsent,
  file: MessageFile,
  chatId: string,
): Promise<readonly ChatMessage[]> {
  const form = new FormData();
  const content = toBlob(file);
  form.append('file', content, file.name);
  if (text !== '') form.append('message', text);
  form.append('idempotencyKey', key);
  return unwrap(
    uploadClient(form, onProgress).POST('/api/chat/{id}/send-file', {
      params: { path: { id: chatId } },
      body: { file: content, idempotencyKey: key },
      bodySerializer: () => form,
      signal,
    }),
  );
}

/** Sends a message with its file, if any; resolves to the stored messages. Rejects with ApiError. */
export async function sendMessage(sender: Sender, message: Unsent): Promise<readonly ChatMessage[]> {
  const { key, target, text, file } = message;
  if (file !== undefined && target.kind === 'chat') return sendFile(sender, message, file, target.chatId);
  const body = { message: text, idempotencyKey: key, ...recipientFields(target) };
  return unwrap(sender.client.POST('/api/chat/question-to-doctor', { body, signal: sender.signal }));
}
