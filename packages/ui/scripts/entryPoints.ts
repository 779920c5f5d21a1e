/** Entry points of the package: theme, tokens, styles, and one per component and pattern. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Import path of an entry point, and its file without `./src/` and extension. */
export interface EntryPoint {
  readonly name: string;
  readonly module: string;
}

/** Entry points of all components and patterns. */
export const componentEntryPoints: readonly EntryPoint[] = ['components', 'patterns'].flatMap((folder) =>
  readdirSync(join(root, 'src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name: `./${name}`, module: `${folder}/${name}/index` }))
    // Folders without an index.ts are internal.
    .filter(({ module }) => existsSync(join(root, 'src', `${module}.ts`)))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
);

/** All entry points, the package root first. */
export const entryPoints: readonly EntryPoint[] = [
  { name: '.', module: 'index' },
  { name: './theme', module: 'theme/index' },
  { name: './UiProvider', module: 'provider/index' },
  { name: './tokens', module: 'theme/inspect' },
  { name: './styles', module: 'styles/index' },
  { name: './styles/base', module: 'styles/base' },
  { name: './themes', module: 'themes/index' },
  { name: './fonts', module: 'fonts/index' },
  { name: './lazy', module: 'lazy/index' },
  { name: './focus', module: 'focus/index' },
  { name: './hooks', module: 'hooks/index' },
  { name: './appearance', module: 'appearance/index' },
  { name: './text', module: 'text/index' },
  { name: './print', module: 'print/index' },
  ...componentEntryPoints,
];
