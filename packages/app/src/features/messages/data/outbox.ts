import { atom } from 'jotai';
import { createMessageOutbox, sendMessage, type MessageAction } from '@patient/api/messages';
import { environmentAtom, sessionEndAtom, storeAtom } from '#shared/environment.ts';
import { setTypedDraftAtom, typedDraftsAtom } from '#shared/outbox/typedDrafts.ts';
import { clientAtom, uploadClientAtom } from '#shared/service/client.ts';
import { notifyFailure } from '#shared/service/notify.ts';
import { messagesReceivedAtom } from './received.ts';

/** Key of the messages that are preserved for the same patient after the session expires. */
const LEFT = 'messages';

/** Outbox of this session. */
const holderAtom = atom((get) => {
  const store = get(storeAtom);
  const environment = get(environmentAtom);
  const outbox = createMessageOutbox({
    loadDrafts: environment.loadDrafts,
    left: store.get(typedDraftsAtom).get(LEFT),
    send: (message, signal, onProgress) =>
      sendMessage(
        { client: store.get(clientAtom), uploadClient: store.get(uploadClientAtom), signal, onProgress },
        message,
      ),
    onStored(messages) {
      store.set(messagesReceivedAtom, messages);
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

/** Drafts and unsent messages; setting it dispatches an action. */
export const messagesAtom = atom(
  (get) => get(get(holderAtom).stateAtom),
  (get, _set, action: MessageAction) => get(holderAtom).outbox.dispatch(action),
);

/** Retries sending immediately, for example when the device is online again. */
export const retrySendingAtom = atom(null, (get) => get(holderAtom).outbox.retry());
