import type { Page } from 'playwright';
import type { Screen } from '../harness/screen.ts';
import type { Chat, ChatMessage, Notification } from '@patient/api';
import type { RunningApp } from '../harness/startApp.ts';
import { chatParts, shownMessages } from './desk.ts';

/** What the service has of a patient. */
export interface Records {
  readonly chats: readonly Chat[];
  /** Messages of a chat with a sender, oldest first; reading them here marks nothing as read. */
  readonly messagesOf: (chatId: string) => Promise<readonly ChatMessage[]>;
  /** Numbers of unread messages and notifications. */
  readonly counters: { readonly badge: number; readonly bell: number };
}

const tokenOf = (page: Pick<Screen, 'evaluate'>) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Writes a message as the patient of a signed-in page, on no page: as another device would. */
export async function writeElsewhere(
  page: Page,
  { serviceUrl }: RunningApp,
  message: { readonly chatId: string; readonly message: string },
): Promise<void> {
  const response = await fetch(`${serviceUrl}/api/chat/question-to-doctor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Asks the service with the token of a signed-in page. */
export async function readRecords(
  page: Pick<Screen, 'evaluate'>,
  { serviceUrl }: RunningApp,
): Promise<Records> {
  const token = await tokenOf(page);
  const ask = async <Data>(path: string): Promise<{ data: Data[]; unread?: number }> => {
    const response = await fetch(serviceUrl + path, { headers: { authorization: `Bearer ${token}` } });
    return response.json();
  };
  const [chats, unread, notices] = await Promise.all([
    ask<Chat>('/api/chats'),
    ask<{ counter: number }>('/api/chat/unread-messages'),
    ask<Notification>('/api/notices?limit=10&page=1'),
  ]);
  return {
    chats: chats.data,
    async messagesOf(chatId) {
      const messages: ChatMessage[] = [];
      for (let number = 1; ; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- a page tells whether there is another one
        const { data } = await ask<Chat>(`/api/chat?${new URLSearchParams({ chatId, page: `${number}` })}`);
        const found = data[0]?.messages ?? [];
        messages.push(...found.filter(({ userId }) => userId !== undefined));
        if (found.length === 0) return messages;
      }
    },
    counters: { badge: unread.data[0]?.counter ?? 0, bell: notices.unread ?? 0 },
  };
}

const wordsOf = ({ message, fileName }: ChatMessage) => fileName ?? message;

/** What differs between a page and the service: each message that is missing, twice, or elsewhere. */
export async function differences(page: Page, stored: readonly ChatMessage[]): Promise<readonly string[]> {
  const shown = await shownMessages(page);
  const places = Array.from({ length: Math.max(shown.length, stored.length) }, (_, place) => place);
  return places.flatMap((place) => {
    const message = stored[place];
    const bubble = shown[place];
    if (message !== undefined && bubble?.includes(wordsOf(message))) return [];
    return [`${place}: ${message ? wordsOf(message) : 'nothing'} is shown as ${bubble ?? 'nothing'}`];
  });
}

const numberIn = (text: string | null): number => Number(/(\d+)/.exec(text ?? '')?.[1] ?? 0);

/** Numbers that a page shows: at the link of the messages, at the bell, and in the title. */
export async function shownCounters(page: Page) {
  const { badge, bell } = chatParts(page);
  const title = await page.title();
  return {
    badge: numberIn(await badge.textContent()),
    bell: numberIn(await bell.getAttribute('aria-label')),
    title: title.startsWith('(') ? numberIn(title) : 0,
  };
}
