import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { Screen } from '../../harness/screen.ts';
import { queriesOf, type UsableElement } from './target.ts';
import { bodyFor, BOX, USABLE, withElements, type RunInPage } from './withElements.ts';
import type { RunningEngine } from './runningEngine.ts';

/** Keys whose names differ from those of Playwright. */
const KEYS: Readonly<Record<string, KeyInput>> = {
  ControlOrMeta: 'Control',
  a: 'a',
  Enter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
};

const keysOf = (chord: string) =>
  chord.split('+').map((name) => {
    const key = KEYS[name];
    if (key === undefined) throw new Error(`Unknown key ${name}`);
    return key;
  });

async function pressKeys({ keyboard }: Page, chord: string): Promise<void> {
  const keys = keysOf(chord);
  for (const key of keys) await keyboard.down(key);
  for (const key of keys.toReversed()) await keyboard.up(key);
}

/** Throws while something covers the middle of an element, such as a notification: Firefox would press that instead. */
async function assertUncovered(element: ElementHandle<Element>): Promise<void> {
  await element.scrollIntoView();
  const cover = await element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found === null || each.contains(found) || found.contains(each) ? undefined : found.textContent;
  });
  if (cover !== undefined) throw new Error(`Covered by “${cover}”`);
}

const usable = (page: Page, element: ElementHandle<Element>): UsableElement => ({
  async click() {
    await assertUncovered(element);
    await element.click();
  },
  clickAt: (offset) => element.click({ offset }),
  type: (text) => element.type(text),
  async press(chord) {
    await element.focus();
    await pressKeys(page, chord);
  },
  async select(label) {
    // The open list is not part of the page.
    await element.focus();
    await page.keyboard.type(label);
  },
  async setFile(path) {
    const field = await element.toElement('input');
    await field.uploadFile(path);
  },
});

const expressionFor = (body: string, parameters: readonly unknown[]) =>
  `(function () { ${body} })(${parameters.map((each) => JSON.stringify(each)).join(', ')})`;

/** Page in Firefox. */
export interface FirefoxScreen extends Screen {
  /** Prints to a PDF of Letter pages. */
  print(): Promise<Uint8Array>;
}

function createScreen(page: Page, folder: string, baseUrl: string): FirefoxScreen {
  const run: RunInPage = async <Result>(body: string, ...parameters: readonly unknown[]) => {
    const result: Awaited<Result> = await page.evaluate<[], () => Result>(expressionFor(body, parameters));
    return result;
  };
  return {
    ...queriesOf(
      {
        folder,
        readAll: (query, read, argument) =>
          withElements(run, query, `(${read})(elements, arguments[1])`, argument),
        async findUsable(query) {
          const before = await withElements<string | null>(run, query, BOX);
          if (before === null || before !== (await withElements<string | null>(run, query, BOX)))
            return undefined;
          const holder = await page.evaluateHandle(expressionFor(bodyFor(USABLE), [query]));
          const element = (await holder.getProperty('result')).asElement();
          return element ? usable(page, element as ElementHandle<Element>) : undefined;
        },
      },
      [],
    ),
    keyboard: { press: (chord) => pressKeys(page, chord) },
    goto: (path) => page.goto(new URL(path, baseUrl).href),
    reload: () => page.reload(),
    evaluate: async (read) => page.evaluate(read),
    print: () => page.pdf({ format: 'letter' }),
  };
}

/**
 * Starts Firefox as Mozilla builds it, over WebDriver BiDi.
 * @param settings as in about:config
 */
export async function startFirefox(
  executablePath: string,
  settings: Readonly<Record<string, boolean>> = {},
): Promise<RunningEngine<FirefoxScreen>> {
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: settings });
  return {
    async open(baseUrl) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
      return {
        page: createScreen(page, folder, baseUrl),
        async close() {
          await context.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
    stop: () => browser.close(),
  };
}
