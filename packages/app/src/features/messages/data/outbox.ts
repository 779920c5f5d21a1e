import { atom } from 'jotai';
import { unwrap, type ApiClient, type ChatMessage } from '@patient/api';
import { environmentAtom, sessionEndAtom, storeAtom } from '#shared/environment.ts';
import { setTypedDraftAtom, typedDraftsAtom } from '#shared/outbox/typedDrafts.ts';
import { clientAtom, uploadClientAtom } from '#shared/service/client.ts';
import { limitUpload } from '#shared/service/limitUpload.ts';
import { notifyFailure } from '#shared/service/notify.ts';
import { toBlob } from '../attachment.ts';
import type { MessageFile, Unsent } from '../rules/message.ts';
import type { MessageAction } from '../rules/messages.ts';
import { topicText, type ChatTarget } from '../rules/topics.ts';
import { messageReceivedAtom } from './received.ts';
import { createMessageOutbox } from './createOutbox.ts';

/** Name in memory of what a session that ended by itself leaves for the same patient. */
const LEFT = 'messages';

/** Fields that say where a text belongs. */
function addressee(target: ChatTarget) {
  if (target.kind === 'chat') return { chatId: target.chatId };
  const topic = target.topic && { topic: topicText(target.topic) };
  return target.kind === 'subscription' ? { subscriptionId: target.subscriptionId, ...topic } : { ...topic };
}

function sendText(
  client: ApiClient,
  { key, target, text }: Unsent,
  signal: AbortSignal,
): Promise<readonly ChatMessage[]> {
  const body = { message: text, idempotencyKey: key, ...addressee(target) };
  return unwrap(client.POST('/api/chat/question-to-doctor', { body, signal }));
}

function sendFile(
  clientFor: (form: FormData) => ApiClient,
  { key, text }: Unsent,
  file: MessageFile,
  chatId: string,
  signal: AbortSignal,
): Promise<readonly ChatMessage[]> {
  const form = new FormData();
  const content = toBlob(file);
  form.append('file', content, file.name);
  if (text !== '') form.append('message', text);
  form.append('idempotencyKey', key);
  return unwrap(
    clientFor(form).POST('/api/chat/{id}/send-file', {
      params: { path: { id: chatId } },
      body: { file: content, idempotencyKey: key },
      bodySerializer: () => form,
      signal,
    }),
  );
}

/** Outbox of this session. */
const holderAtom = atom((get) => {
  const store = get(storeAtom);
  const environment = get(environmentAtom);
  const outbox = createMessageOutbox({
    loadDrafts: environment.loadDrafts,
    left: store.get(typedDraftsAtom).get(LEFT),
    async send(message, stop, onShare) {
      const { file, target } = message;
      if (file === undefined || target.kind !== 'chat')
        return sendText(store.get(clientAtom), message, stop.signal);
      const endLimit = limitUpload(stop);
      const clientFor = (form: FormData) => store.get(uploadClientAtom)(form, onShare);
      return sendFile(clientFor, message, file, target.chatId, stop.signal).finally(endLimit);
    },
    onStored(messages) {
      for (const message of messages) store.set(messageReceivedAtom, message);
    },
    onRefused: (error) => notifyFailure(environment, error),
    onChange(messages) {
      store.set(stateAtom, messages);
      const { all } = messages;
      store.set(setTypedDraftAtom, LEFT, all.length > 0 ? all : undefined);
    },
  });
  const stateAtom = atom(outbox.messages());
  stateAtom.onMount = () => void outbox.restore();
  get(sessionEndAtom).addEventListener('abort', outbox.close, { once: true });
  return { outbox, stateAtom };
});

/** Drafts and unsent messages; set with what happens to them. */
export const messagesAtom = atom(
  (get) => get(get(holderAtom).stateAtom),
  (get, _set, action: MessageAction) => get(holderAtom).outbox.dispatch(action),
);

/** Sends again now, such as after the connection is back. */
export const retrySendingAtom = atom(null, (get) => get(holderAtom).outbox.retry());
