import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findPort } from '../../harness/findPort.ts';
import type { Screen } from '../../harness/screen.ts';
import type { WebKitPaths } from '../../../../../tools/engines.ts';
import { findAll, type Query } from './query.ts';
import { chordOf, placesOf, type TargetSource } from './target.ts';

/** Testing Library as one script, with the global `TestingLibraryDom`. */
const library = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Starts a virtual screen. Resolves to its process and name. */
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

/** Page of a WebKit session. */
function createScreen(driver: WebDriver, folder: string, baseUrl: string): Screen {
  /** Runs a script that uses the elements of a query, given as `elements`. */
  const withElements = async <Result>(query: Query, script: string, argument = ''): Promise<Result> => {
    const body = `if (!window.TestingLibraryDom) return null;
const elements = (${findAll})(arguments[0]);
return { result: ${script} };`;
    const run = () => driver.executeScript<{ result: Result } | null>(body, query, argument);
    const first = await run();
    if (first) return first.result;
    await driver.executeScript(library);
    const second = await run();
    if (!second) throw new Error('The page changed while it was read');
    return second.result;
  };
  const source: TargetSource = {
    driver,
    folder,
    readAll: (query, read, argument) => withElements(query, `(${read})(elements, arguments[1])`, argument),
    async findUsable(query) {
      const find = () =>
        withElements<{ readonly element: WebElement; readonly place: string } | null>(
          query,
          `elements
            .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
            .map((element) => ({ element, place: JSON.stringify(element.getBoundingClientRect()) }))[0] ?? null`,
        );
      const before = await find();
      const found = await find();
      return found && found.place === before?.place ? found.element : undefined;
    },
  };
  return {
    ...placesOf(source, []),
    keyboard: {
      press: async (key) => driver.actions().sendKeys(chordOf(key)).perform(),
    },
    goto: (path) => driver.get(new URL(path, baseUrl).href),
    reload: () => driver.navigate().refresh(),
    evaluate: (read) => driver.executeScript(`return (${read})();`),
  };
}

/** A running WebKit, whose pages each have a profile of their own. */
export interface RunningWebKit {
  readonly open: (baseUrl: string) => Promise<{ readonly page: Screen; readonly close: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
}

/** Starts WebKitGTK's driver on a virtual screen. */
export async function startWebKit({ driver: path, xvfb }: WebKitPaths): Promise<RunningWebKit> {
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
