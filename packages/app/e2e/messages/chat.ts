import type { Locator, Page } from 'playwright';
import type { RunningApp } from '../harness/startApp.ts';
import type { UploadFile } from '../harness/screen.ts';
import { createPhoto } from '../registration/createPhoto.ts';

/** Controls the WebSocket connections and replies of the sandbox through its admin API. */
export interface SandboxChat {
  /** Closes every WebSocket connection. */
  readonly closeConnections: () => Promise<unknown>;
  /** Rejects the next connections. */
  readonly rejectConnections: (times: number) => Promise<unknown>;
  /** Advances the clock so that doctor and support reply. */
  readonly reply: () => Promise<unknown>;
  /** Number of WebSocket connections. */
  readonly countConnections: () => Promise<number>;
}

/** Delay of a reply on the sandbox's clock, milliseconds. */
const REPLY_AFTER = 4000;

export function controlChat({ serviceUrl }: RunningApp): SandboxChat {
  const post = (path: string, body: object) =>
    fetch(`${serviceUrl}/__sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    closeConnections: () => post('/connections', { do: 'close', code: 1001 }),
    rejectConnections: (times) => post('/connections', { do: 'refuse', code: 1013, times }),
    reply: () => post('/clock', { advanceMs: REPLY_AFTER }),
    async countConnections() {
      const response = await fetch(`${serviceUrl}/__sandbox/connections`, {
        headers: { accept: 'application/json' },
      });
      const { connections }: { connections: { count: number }[] } = await response.json();
      return connections.reduce((sum, { count }) => sum + count, 0);
    },
  };
}

/** Parts of /user/chat and its layout. */
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

/** Messages on a page, oldest first, each with its sender, text, state and the name of its picture. */
export const shownMessages = (page: Page): Promise<string[]> =>
  chatParts(page).bubbles.evaluateAll((all) =>
    all.map((one) =>
      [one.getAttribute('aria-label'), one.textContent, one.querySelector('img')?.alt].join(' '),
    ),
  );

/** Picture to send. */
export const PICTURE: UploadFile = createPhoto('message');
