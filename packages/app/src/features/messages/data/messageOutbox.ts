import { atom } from 'jotai';
import { ApiError, unwrap, type Chat, type ChatMessage } from '@patient/api';
import { isBlank } from '@patient/ui/text';
import { environmentAtom, sessionEndAtom, type Store } from '#shared/environment.ts';
import { outboxFamily } from '#shared/outbox/outboxFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { quietClientAtom, quietUploadClientAtom } from '#shared/service/client.ts';
import { limitFile } from '#shared/service/limitFile.ts';
import { notifyFailure } from '#shared/service/notify.ts';
import { toBlob } from '../prepareAttachment.ts';
import {
  nextToSend,
  outcomeOfFailure,
  restOf,
  sentKey,
  toBegunChat,
  type OutgoingFile,
  type OutgoingMessage,
} from '../rules/outgoing.ts';
import { parseOutgoing } from '../rules/parseOutgoing.ts';
import { targetKey, topicText, type ChatTarget } from '../rules/topics.ts';
import { messageArrivedAtom } from './arrivals.ts';
import { begunChatsAtom, noteBegunAtom } from './begunChats.ts';
import { chatsKey } from './keys.ts';

/** Message on its way. */
export interface Upload {
  readonly key: string;
  /** Share that has been sent, 0 to 1; undefined where it cannot be told. */
  readonly share?: number;
  /** Gives up; what has arrived already stays. */
  readonly abort: () => void;
}

export const uploadAtom = atom<Upload | undefined>(undefined);

function sendFile(
  store: Store,
  chatId: string,
  item: OutgoingMessage & { readonly file: OutgoingFile },
  signal: AbortSignal,
): Promise<readonly ChatMessage[]> {
  const { key, text, file } = item;
  const idempotencyKey = sentKey(item);
  const form = new FormData();
  const content = toBlob(file);
  form.append('file', content, file.name);
  if (!isBlank(text)) form.append('message', text);
  form.append('idempotencyKey', idempotencyKey);
  const client = store.get(quietUploadClientAtom)(form, (share) => {
    const now = store.get(uploadAtom);
    if (now?.key === key) store.set(uploadAtom, { ...now, share });
  });
  return unwrap(
    client.POST('/api/chat/{id}/send-file', {
      params: { path: { id: chatId } },
      body: { file: content, idempotencyKey },
      bodySerializer: () => form,
      signal,
    }),
  );
}

/** Fields that say whom a text is for. */
function addressee(target: ChatTarget) {
  if (target.kind === 'chat') return { chatId: target.chatId };
  const topic = target.topic && { topic: topicText(target.topic) };
  return target.kind === 'subscription' ? { subscriptionId: target.subscriptionId, ...topic } : { ...topic };
}

/** The chat that a target has become. */
function resolved(store: Store, target: ChatTarget): ChatTarget {
  const chatId = store.get(begunChatsAtom).get(targetKey(target));
  return chatId === undefined ? target : { kind: 'chat', chatId };
}

/** The first message of a chat has arrived: those behind it belong to that chat. */
function beginChat(store: Store, { key, target }: OutgoingMessage, chatId: string): void {
  store.set(noteBegunAtom, targetKey(target), chatId);
  const outbox = store.get(messageOutbox('all').outboxAtom);
  const behind = [...outbox.state().items.values()].filter((item) => item.key !== key);
  for (const item of toBegunChat(behind, target, chatId)) outbox.put(item, 0);
}

function post(store: Store, item: OutgoingMessage, signal: AbortSignal): Promise<readonly ChatMessage[]> {
  const { key, text, file, target } = item;
  // A file needs a chat: that of a first message follows the text that begins one.
  if (file !== undefined && target.kind === 'chat')
    return sendFile(store, target.chatId, { ...item, file }, signal);
  const body = { message: text, idempotencyKey: key, ...addressee(target) };
  return unwrap(store.get(quietClientAtom).POST('/api/chat/question-to-doctor', { body, signal }));
}

/** Sends one message; resolves to whether the service has it now. */
async function sendOne(store: Store, item: OutgoingMessage): Promise<boolean> {
  const outbox = store.get(messageOutbox('all').outboxAtom);
  const target = resolved(store, item.target);
  if (target !== item.target) {
    outbox.put({ ...item, target }, 0);
    return false;
  }
  const stop = new AbortController();
  let isTakenBack = false;
  const takeBack = () => {
    isTakenBack = true;
    stop.abort();
  };
  // It is sent again under the same key.
  const endLimit = limitFile(stop);
  const end = store.get(sessionEndAtom);
  store.set(uploadAtom, { key: item.key, abort: takeBack });
  try {
    const messages = await post(store, item, stop.signal);
    const [first] = messages;
    if (first && item.target.kind !== 'chat') beginChat(store, item, first.chatId);
    // The server's copy stands before the pending bubble goes.
    for (const message of messages) store.set(messageArrivedAtom, message);
    const rest = restOf(item, messages);
    if (rest) outbox.put(rest, 0);
    return true;
  } catch (error) {
    if (isTakenBack || end.aborted) return false;
    const outcome = outcomeOfFailure(error instanceof ApiError ? error : {}, item);
    if (outcome === 'retry') throw error;
    if (outcome === 'refused') {
      const refusal = error instanceof Error ? error.message : '';
      notifyFailure(store.get(environmentAtom), error);
      outbox.put({ ...item, refusal }, 0);
    }
    return outcome === 'arrived';
  } finally {
    endLimit();
    store.set(uploadAtom, undefined);
  }
}

/** What the patient wrote and the service has not got, of all chats, under the one owner `all`. */
export const messageOutbox: ReturnType<typeof outboxFamily<OutgoingMessage>> = outboxFamily(
  (_owner, store) => {
    const items = () => store.get(messageOutbox('all').outboxAtom).state().items.values();
    const chats = () => {
      const list = store.get(cacheAtom).getQueryState<readonly Chat[]>(chatsKey);
      // A list that can't be had holds up nothing.
      return list?.data ?? (list?.status === 'error' ? [] : undefined);
    };
    return {
      name: 'messages',
      keyOf: ({ key }) => key,
      parse: parseOutgoing,
      isSendable: ({ key }) => nextToSend(items(), chats())?.key === key,
      async send(all) {
        const next = nextToSend(all, chats());
        return next !== undefined && (await sendOne(store, next)) ? [next] : [];
      },
      // A message can be taken back in any tab that shows it.
      dropsRemoved: true,
      // Refusals are no failures of the outbox: they stay with their message.
      isTransient: () => true,
    };
  },
);

/** The outbox of all chats. */
export const outboxAtom = atom((get) => get(messageOutbox('all').outboxAtom));
/** What is unsent. */
export const outboxStateAtom = atom((get) => get(messageOutbox('all').stateAtom));
