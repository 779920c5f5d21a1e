import { atom } from 'jotai';
import { createLiveConnection } from '@patient/api/live';
import { environmentAtom, sessionEndAtom } from '#shared/environment.ts';
import { LIMITS } from '#shared/limits.ts';
import { authorityAtom } from '#shared/service/client.ts';
import { messagesReceivedAtom, refetchMessagesAtom } from '#features/messages/index.ts';
import { connectionAtom, noticesReceivedAtom, refetchNoticesAtom } from '#features/notifications/index.ts';

/** Absolute ws(s) URL of the socket. */
function absoluteSocketUrl(configured: string): string {
  const url = new URL(configured, globalThis.location.href);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  return url.href;
}

/** Opens the socket connection of this tab, once per session; it closes when the session ends. */
export const openLiveAtom = atom(null, (get, set): void => {
  const { session, socketUrl } = get(environmentAtom);
  if (get(connectionAtom) !== undefined || !session.read().loggedIn) return;
  const { getToken, onUnauthorized } = get(authorityAtom);
  const connection = createLiveConnection({
    address: absoluteSocketUrl(socketUrl),
    getToken,
    renewToken: onUnauthorized,
    delays: LIMITS.socketReconnectMs,
    // What each event of the service updates.
    handlers: {
      notification: (notices) => set(noticesReceivedAtom, notices),
      'new message': (messages) => set(messagesReceivedAtom, messages),
    },
    onMissed(isFirst) {
      // The page has just loaded its counters.
      if (!isFirst) set(refetchNoticesAtom);
      void set(refetchMessagesAtom, isFirst);
    },
  });
  set(connectionAtom, connection);
  get(sessionEndAtom).addEventListener('abort', () => connection.close(), { once: true });
});
