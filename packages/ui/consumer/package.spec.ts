import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installed, installPackage, packPackage, runIn } from '../../../tools/pack.ts';
import { brands } from '../src/brands/index.ts';
import { root } from '../scripts/entryPoints.ts';
import { brandTokens, type TokenTree } from '../src/theme/inspect.ts';
import { buttonOf, buttonStyle, openBrowser } from './openBrowser.ts';

const open = openBrowser();
let tarball = '';
let project = '';
beforeAll(() => {
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
});
afterAll(() => {
  for (const folder of [project, dirname(tarball)].filter((path) => path !== '' && path !== '.')) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Style sheets of a built app, as one text. */
const cssOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

/** First class name in a component's style sheet. */
const classOf = (name: string) =>
  /^\s*\.(\w+)/m.exec(readFileSync(join(root, 'dist', 'css', `${name}.css`), 'utf8'))?.[1] ?? 'no class';

/** Style sheet of an entry point, as one text. */
const stylesOf = (entry: string) =>
  readFileSync(join(root, 'dist', 'styles', `${entry}.css`), 'utf8').replaceAll(
    /@import '(.*)';/g,
    (_, path: string) => readFileSync(join(root, 'dist', 'styles', path), 'utf8'),
  );

/** Rules of an entry point, without the order of the layers. */
const rulesOf = (entry: string) =>
  stylesOf(entry)
    .replaceAll(/^@layer [^{]*;\n?/gm, '')
    .trim();

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

  test('a bare Vite app shows components in its own brand without errors', async () => {
    const { page, problems } = await open(join(app, 'dist'), '/');
    await page.getByRole('heading', { level: 1, name: 'Third' }).waitFor();
    expect(await page.getByRole('region', { name: 'Your plan' }).textContent()).toContain('1 mg');
    expect(await page.getByRole('img', { name: 'Third, home' }).locator('path').count()).toBe(1);
    expect(await buttonStyle(page)).toEqual(buttonOf(thirdTokens));
    expect(problems).toEqual([]);
  });

  test('styles/base has everything of styles but the reset', () => {
    expect(rulesOf('reset')).toContain('box-sizing: border-box');
    expect(rulesOf('index').replace(`${rulesOf('reset')}\n`, '')).toBe(rulesOf('base'));
    expect(rulesOf('base')).toContain('[data-motion="reduce"]');
  });

  test('a bare Vite app contains only the CSS of its components and brand', () => {
    const css = cssOf(join(app, 'dist', 'assets'));
    expect(readdirSync(join(root, 'dist', 'css')).length).toBeGreaterThan(50);
    expect(css).toContain(classOf('Button'));
    expect(css).not.toContain(classOf('Menu'));
    expect(css.match(/data-brand="?\w+/g)?.map((rule) => rule.replace('"', ''))).toEqual(
      Array.from({ length: 3 }, () => 'data-brand=third'),
    );
  });

  test('patient-ui-brand reports problems of a token file, and writes nothing', () => {
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

  test('a page from a server has its content and the theme of one brand before any script runs', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(html).toMatch(/<label[^>]*>First name/);
    expect(cssOf(dist)).toContain('mens');
    expect(cssOf(dist)).not.toContain('data-brand=product');
  });

  test('a page from a server is hydrated without a warning, and works', async () => {
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
