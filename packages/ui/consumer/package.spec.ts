import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../tools/browser.ts';
import { installed, installPackage, packPackage, runIn } from '../../../tools/pack.ts';
import { type Served, serveFolder } from '../../../tools/serveFolder.ts';
import { brands } from '../src/brands/index.ts';
import { root } from '../scripts/entryPoints.ts';
import { brandTokens, themeColors, type TokenTree } from '../src/theme/inspect.ts';

let tarball = '';
let project = '';
let browser: Browser | undefined;
const servers: Served[] = [];

beforeAll(async () => {
  tarball = packPackage(root);
  project = installPackage('ui', {
    tarball,
    files: join(import.meta.dirname, 'apps'),
    dependencies: {
      ...installed('react', root),
      ...installed('react-dom', root),
      ...installed('react-aria-components', root),
      ...installed('@vanilla-extract/css', root),
      ...installed('@vanilla-extract/vite-plugin', join(root, '..', '..')),
      ...installed('vite', root),
    },
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(servers.map((served) => served.close()));
  for (const folder of [project, dirname(tarball)].filter((path) => path !== '' && path !== '.')) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Opens a page of a built app. Returns it with its warnings and errors, which are updated while it runs. */
async function open(folder: string, path: string): Promise<{ page: Page; problems: readonly string[] }> {
  if (!browser) throw new Error('No browser is running');
  const served = await serveFolder(folder);
  servers.push(served);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(`${served.url}${path}`);
  return { page, problems };
}

/** Style sheets of a built app, as one text. */
const cssOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

/** Computed accent of the page, background of its button, and height of the button. */
const buttonStyle = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).evaluate((element) => {
    const accent = getComputedStyle(element).getPropertyValue('--color-accent-solid-rest').trim();
    const probe = document.createElement('i');
    probe.style.color = accent;
    document.body.append(probe);
    const isFilled = getComputedStyle(element).backgroundColor === getComputedStyle(probe).color;
    return { accent, isFilled, height: element.getBoundingClientRect().height };
  });

/** Expected style of a button with a brand's tokens. */
const buttonOf = (tokens: TokenTree = {}) => ({
  accent: themeColors(tokens, 'light').get('color.accent.solid.rest'),
  isFilled: true,
  height: expect.toSatisfy((height: number) => height >= 44),
});

/** First class name in a component's style sheet. */
const classOf = (name: string) =>
  /^\s*\.(\w+)/m.exec(readFileSync(join(root, 'dist', 'css', `${name}.css`), 'utf8'))?.[1] ?? 'no class';

/** Style sheet of an entry point, as one text. */
const stylesOf = (entry: string) =>
  readFileSync(join(root, 'dist', 'styles', `${entry}.css`), 'utf8').replaceAll(
    /@import '(.*)';/g,
    (_, path: string) => readFileSync(join(root, 'dist', 'styles', path), 'utf8'),
  );

/** Paths of built modules, and whether they start with the directive for pages of server components. */
const modules = () =>
  globSync('**/*.js', { cwd: join(root, 'dist'), exclude: ['bin/**'] }).map((path) => {
    const text = readFileSync(join(root, 'dist', path), 'utf8');
    return {
      path,
      usesReact: /from ['"]react(-dom|-aria-components)?[/'"]/.test(text),
      isForClient: /^(['"])use client\1;/.test(text),
    };
  });

test('server components can use every component, and read tokens and brands', () => {
  const found = modules();
  expect(found.filter(({ usesReact }) => usesReact).length).toBeGreaterThan(100);
  expect(found.filter(({ usesReact, isForClient }) => usesReact !== isForClient)).toEqual([]);
  const onServer = ['index.js', 'theme/index.js', 'theme/scale.js', 'brands/index.js'];
  expect(found.filter(({ path, isForClient }) => onServer.includes(path) && isForClient)).toEqual([]);
});

test('Node imports every component, and no style sheet', () => {
  const script =
    "import('@patient/ui').then(({ Button, ChatThread }) => console.log(typeof Button, typeof ChatThread))";
  const output = execFileSync(process.execPath, ['--eval', script], { cwd: project, encoding: 'utf8' });
  expect(output).toBe('function function\n');
});

describe('a bare Vite app with its own brand', () => {
  const thirdTokens: TokenTree = JSON.parse(
    readFileSync(join(root, '..', '..', 'stories', 'brands', 'third.json'), 'utf8'),
  );
  let app = '';
  beforeAll(() => {
    app = join(project, 'bare');
    writeFileSync(join(app, 'third.json'), JSON.stringify(thirdTokens));
    runIn(app, 'patient-ui-brand', ['third', 'third.json', 'third.css']);
    runIn(app, 'vite', ['build']);
  });

  test('shows its components in that brand without errors', async () => {
    const { page, problems } = await open(join(app, 'dist'), '/');
    await page.getByRole('heading', { level: 1, name: 'Third' }).waitFor();
    expect(await page.getByRole('region', { name: 'Your plan' }).textContent()).toContain('1 mg');
    expect(await page.getByRole('img', { name: 'Third, home' }).locator('path').count()).toBe(1);
    expect(await buttonStyle(page)).toEqual(buttonOf(thirdTokens));
    expect(problems).toEqual([]);
  });

  test('styles/base has everything of styles but the reset', () => {
    const rules = (entry: string) =>
      stylesOf(entry)
        .replaceAll(/^@layer [^{]*;\n?/gm, '')
        .trim();
    expect(rules('reset')).toContain('box-sizing: border-box');
    expect(rules('index').replace(`${rules('reset')}\n`, '')).toBe(rules('base'));
    expect(rules('base')).toContain('[data-motion="reduce"]');
  });

  test('contains only the CSS of its components and brand', () => {
    const css = cssOf(join(app, 'dist', 'assets'));
    expect(readdirSync(join(root, 'dist', 'css')).length).toBeGreaterThan(50);
    expect(css).toContain(classOf('Button'));
    expect(css).not.toContain(classOf('Menu'));
    expect(css.match(/data-brand="?\w+/g)?.map((rule) => rule.replace('"', ''))).toEqual(
      Array.from({ length: 3 }, () => 'data-brand=third'),
    );
  });

  test('the command reports problems of a token file, and writes nothing', () => {
    writeFileSync(join(app, 'empty.json'), '{}');
    expect(() => runIn(app, 'patient-ui-brand', ['empty', 'empty.json', 'empty.css'])).toThrow(
      'brand.mark: missing',
    );
    expect(readdirSync(app)).not.toContain('empty.css');
  });
});

describe('a Vite app with the vanilla-extract plugin', () => {
  let dist = '';
  beforeAll(() => {
    const app = join(project, 'plugin');
    dist = join(app, 'dist');
    runIn(app, 'vite', ['build']);
  });

  test.each(brands.map(({ id, name }) => ({ id, name })))(
    'shows $name without errors',
    async ({ id, name }) => {
      const { page, problems } = await open(dist, `/?brand=${id}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await buttonStyle(page)).toEqual(buttonOf(brandTokens[id]));
      expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).paddingTop)).toBe('24px');
      expect(problems).toEqual([]);
    },
  );
});

describe('a page from a server', () => {
  let dist = '';
  beforeAll(() => {
    const app = join(project, 'server');
    dist = join(app, 'dist', 'client');
    // React's development build reports hydration mismatches.
    runIn(app, 'vite', ['build', '--mode', 'development', '--outDir', 'dist/client'], 'development');
    runIn(
      app,
      'vite',
      ['build', '--mode', 'development', '--ssr', 'server.tsx', '--outDir', 'dist/server'],
      'development',
    );
    const html = execFileSync(process.execPath, [join(app, 'dist', 'server', 'page.js')], {
      encoding: 'utf8',
    });
    writeFileSync(join(dist, 'index.html'), html);
  });

  test('has its content and the theme of one brand before any script runs', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(html).toMatch(/<label[^>]*>First name/);
    expect(cssOf(dist)).toContain('mens');
    expect(cssOf(dist)).not.toContain('data-brand=product');
  });

  test('is hydrated without a warning, and works', async () => {
    const { page, problems } = await open(dist, '/');
    const question = page.getByRole('button', { name: 'When is my card charged?' });
    await expect
      .poll(async () => {
        if ((await question.getAttribute('aria-expanded')) === 'false') await question.click();
        return page.getByText('When your doctor approves.').isVisible();
      })
      .toBe(true);
    expect(await buttonStyle(page)).toEqual(buttonOf(brandTokens['mens']));
    expect(problems).toEqual([]);
  });
});
