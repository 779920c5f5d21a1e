import { atom } from 'jotai';
import type { ChatMessage } from '@patient/api';
import { createLiveConnection, createSharedConnection } from '@patient/api/live';
import { environmentAtom, sessionEndAtom } from '#shared/environment.ts';
import { LIMITS } from '#shared/limits.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { authorityAtom } from '#shared/service/client.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import { isAboutTreatment } from '../rules/noticeTarget.ts';
import { connectionAtom, readTabNote, type TabNote } from './connection.ts';
import { changeNoticesAtom, refreshNoticesAtom } from './notices.ts';

/** What the live connection brings that is no notification. */
export interface LiveHandlers {
  readonly onMessage: (message: ChatMessage) => void;
  /** Another tab has read a chat. */
  readonly onChatRead: (chatId: string) => void;
  /** The connection is open: what was missed can be fetched. The counts that the page has just loaded are new at first. */
  readonly onOpen: (isFirst: boolean) => void;
}

/** Address of the socket as the browser needs it. */
function socketAddress(configured: string): string {
  const url = new URL(configured, globalThis.location.href);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  return url.href;
}

/** Opens the live connection of a signed-in patient, once for each session; it is closed when the session ends. */
export const openLiveAtom = atom(
  null,
  (get, set, { userId, ...handlers }: LiveHandlers & { readonly userId: string }): void => {
    const { session, socketUrl } = get(environmentAtom);
    if (get(connectionAtom) !== undefined || !session.read().loggedIn) return;
    const { getToken, onUnauthorized } = get(authorityAtom);
    const address = socketAddress(socketUrl);
    let isFirst = true;
    const connection = createSharedConnection<TabNote>({
      // The address tells services apart, the account sessions.
      name: `live ${userId} ${address}`,
      connect: (listener) =>
        createLiveConnection({
          ...listener,
          address,
          getToken,
          renewToken: onUnauthorized,
          delays: LIMITS.socketReconnectMs,
        }),
      onOpen() {
        if (!isFirst) void set(refreshNoticesAtom);
        handlers.onOpen(isFirst);
        isFirst = false;
      },
      onEvent({ event, data }) {
        if (event !== 'notification') return handlers.onMessage(data);
        set(changeNoticesAtom, { arrived: data });
        if (isAboutTreatment(data)) void refreshQueries(get(cacheAtom));
      },
      onSent: ({ data }) => set(changeNoticesAtom, { read: data.id }),
      onNote: ({ readChat }) => handlers.onChatRead(readChat),
      readNote: readTabNote,
    });
    set(connectionAtom, connection);
    get(sessionEndAtom).addEventListener('abort', () => connection.close(), { once: true });
  },
);
