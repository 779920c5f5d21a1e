import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../tools/browser.ts';
import { brands } from '../src/brands/index.ts';
import { root } from '../scripts/entryPoints.ts';
import { brandTokens, themeColors } from '../src/theme/inspect.ts';
import { buildMinimalApp, packPackage } from './pack.ts';
import { type Served, serveFolder } from '../../../tools/serveFolder.ts';

let tarball = '';
let app = '';
let served: Served | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  tarball = packPackage();
  app = buildMinimalApp(tarball);
  served = await serveFolder(join(app, 'dist'));
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  for (const folder of [app, dirname(tarball)].filter((path) => path !== '' && path !== '.')) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** First class name in a component's style sheet. */
const classOf = (name: string) =>
  /^\s*\.(\w+)/m.exec(readFileSync(join(root, 'dist', 'css', `${name}.css`), 'utf8'))?.[1] ?? 'no class';

const tool = (name: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules', '.bin', name), args, { encoding: 'utf8', cwd: root });

test('publint reports no problems', () => {
  expect(tool('publint', tarball, '--strict')).toContain('All good!');
});

test('bundlers and Node find the types of every entry point', () => {
  // `tokens.css` is the only entry point without types.
  const args = [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'tokens.css', '--no-emoji'];
  expect(() => tool('attw', ...args)).not.toThrow();
});

test('an app with two components gets only their CSS and that of their dependencies', () => {
  const assets = join(app, 'dist', 'assets');
  const css = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('');
  const styleSheetCount = readdirSync(join(root, 'dist', 'css')).length;
  expect(styleSheetCount).toBeGreaterThan(50);
  expect(css).toContain(classOf('Button'));
  expect(css).not.toContain(classOf('Menu'));
});

describe.each(brands.map(({ id, name }) => ({ id, name })))('in $name', ({ id, name }) => {
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    if (!browser || !served) throw new Error('The app is not running');
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${served.url}/?brand=${id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
  afterAll(() => page.close());

  test('a button has the brand color', async () => {
    const button = page.getByRole('button', { name: 'Continue' });
    const color = await button.evaluate((element) => {
      const accent = getComputedStyle(element).getPropertyValue('--color-accent-solid-rest').trim();
      const probe = document.createElement('i');
      probe.style.color = accent;
      document.body.append(probe);
      return {
        accent,
        background: getComputedStyle(element).backgroundColor,
        expected: getComputedStyle(probe).color,
      };
    });
    expect(color.accent).toBe(themeColors(brandTokens[id] ?? {}, 'light').get('color.accent.solid.rest'));
    expect(color.background).toBe(color.expected);
    expect(await button.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
      44,
    );
  });

  test('shows a plan without errors', async () => {
    expect(await page.getByRole('region', { name: 'Your plan' }).textContent()).toContain('1 mg');
    expect(errors).toEqual([]);
  });
});
