import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createProject, install, installed, packPackage, runPnpm } from '../../../tools/pack.ts';
import { root } from '../scripts/entryPoints.ts';
import { brandTokens } from '../src/theme/inspect.ts';
import { buttonOf, buttonStyle, openBrowser } from './openBrowser.ts';

// Installs and builds on a machine that other tests share.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const open = openBrowser();
const projects: string[] = [];
let tarball = '';

beforeAll(() => {
  tarball = packPackage(root);
});
afterAll(() => {
  for (const folder of [...projects, dirname(tarball)].filter((path) => path !== '' && path !== '.'))
    rmSync(folder, { recursive: true, force: true });
});

/** Creates the project of a tool in `tools`, with the packed package. */
function projectOf(tool: string): string {
  const names = ['react', 'react-dom', 'react-aria-components', 'vite'];
  const folder = createProject('ui', {
    tarball,
    files: join(import.meta.dirname, 'tools', tool),
    dependencies: Object.assign({}, ...names.map((name) => installed(name, root))),
  });
  projects.push(folder);
  return folder;
}

/** Creates the project of a tool and runs its `test` script, which throws if it fails. */
function run(tool: string): string {
  const folder = projectOf(tool);
  install(folder);
  runPnpm(folder, 'test');
  return folder;
}

/** Opens a page with a primary button. Returns it with the button's style, and warnings and errors. */
async function openStyled(folder: string, path: string) {
  const { page, problems } = await open(folder, path);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  return { page, shown: { button: await buttonStyle(page), problems } };
}

const expected = { button: buttonOf(brandTokens['mens']), problems: [] };

const readme = readFileSync(join(root, 'README.md'), 'utf8');

test.each(['vitest', 'jest'])('unit tests of components pass in %s', (tool) => {
  expect(() => run(tool)).not.toThrow();
});

test.each(['parcel', 'bun'])('%s builds a page', async (tool) => {
  expect((await openStyled(join(run(tool), 'dist'), '/')).shown).toEqual(expected);
});

describe('Next, with both bundlers', () => {
  let out = '';
  beforeAll(() => {
    out = join(run('next'), 'out');
  });

  test.each([
    ['app', '/'],
    ['pages', '/old/index.html'],
  ])('builds a page of the %s router', async (_router, path) => {
    expect((await openStyled(out, path)).shown).toEqual(expected);
  });
});

describe('beside Tailwind or a reset', () => {
  let dist = '';
  beforeAll(() => {
    dist = join(run('tailwind'), 'dist');
  });

  test.each(['before', 'after', 'imported'])(
    'components and utilities work with Tailwind %s',
    async (entry) => {
      const { page, shown } = await openStyled(dist, `/${entry}.html`);
      expect(shown).toEqual(expected);
      const list = page.getByRole('list');
      const style = await list.evaluate((element) => {
        const { padding, margin, listStyleType } = getComputedStyle(element);
        return { padding, margin, listStyleType };
      });
      expect(style).toEqual({ padding: '16px', margin: '16px', listStyleType: 'disc' });
      expect(
        await page
          .getByRole('button', { name: 'Save' })
          .evaluate((element) => getComputedStyle(element).borderRadius),
      ).toBe('0px');
    },
  );

  test('an old reset in a layer leaves the components alone', async () => {
    expect((await openStyled(dist, '/reset.html')).shown).toEqual(expected);
  });

  test('the README has the line', () => {
    const file = readFileSync(join(import.meta.dirname, 'tools', 'tailwind', 'imported.css'), 'utf8');
    expect(readme).toContain(file);
  });
});

describe('a host with react-aria-components 1.19', () => {
  test('another version of react-aria-components gives a warning, and one copy', () => {
    const folder = projectOf('react-aria');
    expect(install(folder)).toContain('Issues with peer dependencies found');
    const copies = readdirSync(join(folder, 'node_modules', '.pnpm')).filter((name) =>
      /^react-aria(-components)?@/.test(name),
    );
    expect(copies).toHaveLength(2);
  });
});
