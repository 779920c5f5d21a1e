import { createServer, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { findPort } from './findPort.ts';
import { observeShifts, readShifts, type Shifts } from './layoutShifts.ts';

/** Where the document is split. Splits within a line, such as between an icon and its label, move a few pixels. */
const PART = /<(?:header|main|section|h[12]|p|ul|ol|form|button|footer)[ >]/g;

/** Splits a document into its head and the parts of its content. */
function cut(html: string): readonly string[] {
  const root = html.indexOf('<div id="root"');
  const starts = [
    root,
    ...Array.from(html.matchAll(PART), ({ index }) => index).filter((index) => index > root),
  ];
  return [0, ...starts].map((from, index) => html.slice(from, starts[index]));
}

/** Waits until the page has more elements than before and has rendered them, at most half a second. */
const waitForRender = (page: Page) =>
  page.evaluate(async () => {
    // Declared inside: code evaluated in the page has no access to this module's scope.
    // oxlint-disable unicorn/consistent-function-scoping
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const size = () => document.querySelectorAll('*').length;
    // oxlint-enable unicorn/consistent-function-scoping
    const before: unknown = Reflect.get(globalThis, 'sizeBefore');
    for (let frames = 0; frames < 30 && size() === before; frames += 1) await frame();
    Reflect.set(globalThis, 'sizeBefore', size());
    await frame();
    await frame();
  });

/**
 * Opens a path whose document is delivered in pieces, each rendered before the next, as on a slow connection. Returns the
 * layout shifts until the page has loaded.
 * @param page a page that has not navigated yet
 * @param home base URL of a brand
 */
export async function shiftInPieces(page: Page, home: string, path: string): Promise<Shifts> {
  const { hostname, port } = new URL(home);
  const committed = Promise.withResolvers<void>();
  const send = async (outgoing: ServerResponse, html: string) => {
    const [head, ...pieces] = cut(html);
    outgoing.write(head);
    await committed.promise;
    for (const piece of pieces) {
      outgoing.write(piece);
      // oxlint-disable-next-line no-await-in-loop -- pieces are sent in order
      await waitForRender(page);
    }
    outgoing.end();
  };
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (response.headers['content-type']?.startsWith('text/html') !== true) response.pipe(outgoing);
      // Sending fails once the page is closed.
      else
        void text(response)
          .then((html) => send(outgoing, html))
          .catch(() => outgoing.destroy());
    });
    incoming.pipe(forwarded);
  });
  const ownPort = await findPort();
  await new Promise<void>((resolve) => {
    server.listen(ownPort, '127.0.0.1', resolve);
  });
  try {
    await page.addInitScript(observeShifts);
    await page.goto(`http://${hostname}:${ownPort}${path}`, { waitUntil: 'commit' });
    committed.resolve();
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.waitForLoadState('networkidle');
    await waitForRender(page);
    return await page.evaluate(readShifts);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
