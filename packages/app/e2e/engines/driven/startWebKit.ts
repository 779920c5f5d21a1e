import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findPort } from '../../harness/findPort.ts';
import type { Screen } from '../../harness/screen.ts';
import type { WebKitPaths } from '../../../../../tools/engines.ts';
import type { RunningEngine } from './runningEngine.ts';
import { queriesOf, type UsableElement } from './target.ts';
import { BOX, USABLE, withElements, type RunInPage } from './withElements.ts';

/** Starts a virtual display. Resolves to its process and name. */
async function startDisplay(xvfb: string) {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no output');
  const [number] = await once(output, 'data');
  return { child, display: `:${String(number).trim()}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Resolves when a driver accepts sessions. */
async function waitForDriver(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Keys by their names in Playwright. */
const KEYS: Readonly<Record<string, string>> = {
  ControlOrMeta: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Keys to press together, as WebDriver encodes them. */
const chordOf = (key: string): string => Key.chord(...key.split('+').map((name) => KEYS[name] ?? name));

/**
 * Scrolls to the middle: the driver scrolls only to the edge, where sticky parts of the page may cover an element. Waits two
 * frames first, because WebKit scrolls to the caret in a frame after a key.
 */
const scrollTo = (driver: WebDriver, element: WebElement) =>
  driver.executeAsyncScript(
    `const [element, done] = arguments;
    const scroll = () => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      done();
    };
    requestAnimationFrame(() => requestAnimationFrame(scroll));`,
    element,
  );

const usable = (driver: WebDriver, element: WebElement): UsableElement => ({
  async click() {
    await scrollTo(driver, element);
    await element.click();
  },
  async clickAt(position) {
    await scrollTo(driver, element);
    const { width, height } = await element.getRect();
    // WebDriver offsets are relative to the center of the element.
    const offset = { x: Math.round(position.x - width / 2), y: Math.round(position.y - height / 2) };
    await driver
      .actions()
      .move({ origin: element, ...offset })
      .click()
      .perform();
  },
  type: (text) => element.sendKeys(text),
  press: (key) => element.sendKeys(chordOf(key)),
  async select(label) {
    const option = By.xpath(`.//option[normalize-space()=${JSON.stringify(label)}]`);
    await element.findElement(option).click();
  },
  setFile: (path) => element.sendKeys(path),
});

/** Page of a WebKit session. */
function createScreen(driver: WebDriver, folder: string, baseUrl: string): Screen {
  const run: RunInPage = (body, ...parameters) => driver.executeScript(body, ...parameters);
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
          const element = await withElements<WebElement | null>(run, query, USABLE);
          return element ? usable(driver, element) : undefined;
        },
      },
      [],
    ),
    keyboard: { press: async (key) => driver.actions().sendKeys(chordOf(key)).perform() },
    goto: (path) => driver.get(new URL(path, baseUrl).href),
    reload: () => driver.navigate().refresh(),
    evaluate: (read) => driver.executeScript(`return (${read})();`),
  };
}

/** Starts WebKitGTK's driver on a virtual display. */
export async function startWebKit({ driver: path, xvfb }: WebKitPaths): Promise<RunningEngine> {
  const { child: screen, display } = await startDisplay(xvfb);
  const port = await findPort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForDriver(url);
  return {
    async open(baseUrl) {
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
      const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
      return {
        page: createScreen(session, folder, baseUrl),
        async close() {
          await session.quit();
          rmSync(folder, { recursive: true });
        },
      };
    },
    async stop() {
      await stop(driver);
      await stop(screen);
    },
  };
}
