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

/** Handlers of events other than notifications. */
export interface LiveHandlers {
  readonly onMessage: (message: ChatMessage) => void;
  /** Called when another tab has read a chat. */
  readonly onChatRead: (chatId: string) => void;
  /**
   * Called when the connection opens, to refetch missed events; not needed the first time, when the page has just
   * loaded its data.
   */
  readonly onOpen: (isFirst: boolean) => void;
}

/** Absolute ws(s) URL of the socket. */
function absoluteSocketUrl(configured: string): string {
  const url = new URL(configured, globalThis.location.href);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  return url.href;
}

/** Opens the socket connection of a signed-in patient, once per session; it closes when the session ends. */
export const openLiveAtom = atom(
  null,
  (get, set, { userId, ...handlers }: LiveHandlers & { readonly userId: string }): void => {
    const { session, socketUrl } = get(environmentAtom);
    if (get(connectionAtom) !== undefined || !session.read().loggedIn) return;
    const { getToken, onUnauthorized } = get(authorityAtom);
    const url = absoluteSocketUrl(socketUrl);
    let isFirst = true;
    const connection = createSharedConnection<TabNote>({
      // Tabs share a connection only for the same account and service.
      name: `live ${userId} ${url}`,
      connect: (listener) =>
        createLiveConnection({
          ...listener,
          address: url,
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
        set(changeNoticesAtom, { added: data });
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
