/**
 * Writes the doors of the package from its folders: one export per piece in package.json, for this repository and
 * for the published package, and src/index.ts. With `--check` it writes nothing and fails when a door is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doors, pieces, root } from './pieces.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const index = ['theme/index', ...pieces.map(({ module }) => module)]
  .map((module) => `export * from './${module}.ts';\n`)
  .join('');

const manifest: { publishConfig?: object } = JSON.parse(read('package.json'));
const exports = Object.fromEntries(doors.map(({ name, module }) => [name, `./src/${module}.ts`]));
const published = {
  ...Object.fromEntries(
    doors.map(({ name, module }) => [
      name,
      { types: `./dist/types/src/${module}.d.ts`, default: `./dist/${module}.js` },
    ]),
  ),
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
    throw new Error(`Run \`pnpm --filter @patient/ui doors\`: ${stale.map(([path]) => path).join(', ')}`);
} else for (const [path, text] of stale) writeFileSync(join(root, path), text);
