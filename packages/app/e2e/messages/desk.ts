import type { Locator, Page } from 'playwright';
import type { RunningApp } from '../harness/startApp.ts';

/** The other end of the patient's talk, through the sandbox's admin. */
export interface TalkDesk {
  /** Cuts every live connection, as a lost line does. */
  readonly cutLine: () => Promise<unknown>;
  /** Rejects the next connections. */
  readonly refuseLine: (times: number) => Promise<unknown>;
  /** Lets the time pass after which doctor and support answer. */
  readonly answer: () => Promise<unknown>;
  /** Number of live connections. */
  readonly countConnections: () => Promise<number>;
}

/** Milliseconds of the sandbox's clock until an answer. */
const ANSWER_AFTER = 4000;

export function talkDesk({ serviceUrl }: RunningApp): TalkDesk {
  const post = (path: string, body: object) =>
    fetch(`${serviceUrl}/__sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    cutLine: () => post('/connections', { do: 'close', code: 1001 }),
    refuseLine: (times) => post('/connections', { do: 'refuse', code: 1013, times }),
    answer: () => post('/clock', { advanceMs: ANSWER_AFTER }),
    async countConnections() {
      const response = await fetch(`${serviceUrl}/__sandbox/connections`, {
        headers: { accept: 'application/json' },
      });
      const { connections }: { connections: { count: number }[] } = await response.json();
      return connections.reduce((sum, { count }) => sum + count, 0);
    },
  };
}

/** Parts of /user/chat and of the layout around it. */
export const chatParts = (page: Page) => ({
  bubbles: page.getByRole('article'),
  field: page.getByRole('textbox', { name: 'Message' }),
  send: page.getByRole('button', { name: 'Send message' }),
  attach: page.getByRole('button', { name: 'Attach a picture or PDF' }),
  chats: page.getByRole('navigation', { name: 'Chats' }).getByRole('link'),
  chat: (id: string): Locator =>
    page.getByRole('navigation', { name: 'Chats' }).locator(`a[href="/user/chat?chatId=${id}"]`),
  bell: page.getByRole('button', { name: /^Notifications/ }),
  badge: page.getByRole('link', { name: /^Doctor Messaging/ }),
  unsent: page.getByText(/^(Waiting to send|Sending….*|Not sent)$/),
});

/** Words of the messages on a page, oldest first: who wrote it, its text, the name of its picture, and its state. */
export const shownMessages = (page: Page): Promise<string[]> =>
  chatParts(page).bubbles.evaluateAll((all) =>
    all.map((one) =>
      [one.getAttribute('aria-label'), one.textContent, one.querySelector('img')?.alt].join(' '),
    ),
  );

/** Smallest PNG. */
export const PICTURE = {
  name: 'rash.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
