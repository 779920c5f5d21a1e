/**
 * Writes src/index.ts, the exports in package.json, for this repository and for the published package, and the lists of
 * components in README.md, from the component folders. With `--check`, it only fails if one of them is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentEntryPoints, entryPoints, root } from './entryPoints.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const index = ['theme/index', 'provider/index', ...componentEntryPoints.map(({ module }) => module)]
  .map((module) => `export * from './${module}.ts';\n`)
  .join('');

const manifest: { publishConfig?: object } = JSON.parse(read('package.json'));
const exports = Object.fromEntries(entryPoints.map(({ name, module }) => [name, `./src/${module}.ts`]));
const published = {
  ...Object.fromEntries(
    entryPoints.map(({ name, module }) => [
      name,
      { types: `./dist/types/src/${module}.d.ts`, default: `./dist/${module}.js` },
    ]),
  ),
  './styles.css': './dist/styles/index.css',
  './styles/*.css': './dist/styles/*.css',
  './themes.css': './dist/themes/index.css',
  './themes/*.css': './dist/themes/*.css',
  './fonts.css': './dist/css/fonts.css',
  './tokens.css': './dist/themes/index.css',
  './tokens/*.json': './tokens/*.json',
  './package.json': './package.json',
};
const publishConfig = { ...manifest.publishConfig, exports: published };

/** Components of a folder as text: `Alert`, `Avatar`. */
const namesIn = (folder: string) =>
  componentEntryPoints
    .filter(({ module }) => module.startsWith(folder))
    .map(({ name }) => name.replace('./', ''))
    .join(', ');

const lists = `<!-- components -->

**Components:** ${namesIn('components')}.

**Patterns:** ${namesIn('patterns')}.

<!-- /components -->`;
const readme = read('README.md').replace(/<!-- components -->[^]*<!-- \/components -->/, lists);

const files = new Map([
  ['README.md', readme],
  ['src/index.ts', index],
  ['package.json', `${JSON.stringify({ ...manifest, exports, publishConfig }, null, 2)}\n`],
]);

const stale = [...files].filter(([path, text]) => read(path) !== text);
if (process.argv.includes('--check')) {
  if (stale.length > 0)
    throw new Error(
      `Run \`npx -y pnpm@12 --filter @patient/ui packageExports\`: ${stale.map(([path]) => path).join(', ')}`,
    );
} else for (const [path, text] of stale) writeFileSync(join(root, path), text);
