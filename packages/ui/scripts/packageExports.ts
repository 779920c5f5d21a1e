/**
 * Writes src/index.ts and the exports in package.json, for this repository and for the published package, from the
 * component folders. With `--check`, it only fails if one of them is out of date.
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
  './themes/*.css': './dist/themes/*.css',
  './tokens.css': './dist/css/themes.css',
  './tokens/*.json': './tokens/*.json',
  './package.json': './package.json',
};
const publishConfig = { ...manifest.publishConfig, exports: published };

const files = new Map([
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
