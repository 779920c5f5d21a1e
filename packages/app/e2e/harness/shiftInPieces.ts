import { createServer, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { findPort } from './findPort.ts';

/** Where a part of a page begins. Within a line, such as between an icon and its label, a cut moves a few pixels. */
const PART = /<(?:header|main|section|h[12]|p|ul|ol|form|button|footer)[ >]/g;

/** What comes before the page's content, and each part of the content. */
function cut(html: string): readonly string[] {
  const root = html.indexOf('<div id="root"');
  const starts = [
    root,
    ...Array.from(html.matchAll(PART), ({ index }) => index).filter((index) => index > root),
  ];
  return [0, ...starts].map((from, index) => html.slice(from, starts[index]));
}

/** Notes layout shifts. */
function observeShifts(): void {
  const shifts: unknown[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

/** Sum of the noted shifts. Those of the brand's font, which is loaded last, have a test of their own. */
function sumShifts(): number {
  const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
  const shifts: readonly PerformanceEntry[] = Reflect.get(globalThis, 'shifts');
  return shifts
    .filter(({ startTime }) => startTime < (font?.startTime ?? Infinity))
    .reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}

/** Waits until the page shows more than before, or for half a second where a piece shows nothing, and until that is drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    // Functions stay inside: the page can't reach this module's scope.
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
 * Opens an address whose document is delivered in pieces, each of which the page shows before the next, as on a slow
 * connection. Returns the sum of its layout shifts until it has loaded.
 * @param page a page that has opened nothing yet
 * @param home base URL of a brand
 */
export async function shiftInPieces(page: Page, home: string, path: string): Promise<number> {
  const { hostname, port } = new URL(home);
  const committed = Promise.withResolvers<void>();
  const send = async (outgoing: ServerResponse, html: string) => {
    const [head, ...pieces] = cut(html);
    outgoing.write(head);
    await committed.promise;
    for (const piece of pieces) {
      outgoing.write(piece);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await drawn(page);
    }
    outgoing.end();
  };
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (response.headers['content-type']?.startsWith('text/html') !== true) response.pipe(outgoing);
      // A page that is closed takes no more pieces.
      else
        void text(response)
          .then((html) => send(outgoing, html))
          .catch(() => outgoing.destroy());
    });
    incoming.pipe(passed);
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
    await drawn(page);
    return await page.evaluate(sumShifts);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
