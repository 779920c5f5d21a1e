/**
 * Writes the doors of the package from its folders: one export per piece in package.json, and src/index.ts.
 * With `--check` it writes nothing and fails when a door is missing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pieces = ['components', 'patterns'].flatMap((room) =>
  readdirSync(join(root, 'src', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: `./src/${room}/${name}/index.ts` }))
    // A folder without a door is shared by its neighbours alone.
    .filter(({ path }) => existsSync(join(root, path)))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
);

const index = ['./theme/index.ts', ...pieces.map(({ path }) => path.replace('./src/', './'))]
  .map((path) => `export * from '${path}';\n`)
  .join('');

const manifest: unknown = JSON.parse(read('package.json'));
const exports = {
  '.': './src/index.ts',
  './theme': './src/theme/index.ts',
  './tokens': './src/theme/inspect.ts',
  './styles': './src/styles/index.ts',
  ...Object.fromEntries(pieces.map(({ name, path }) => [`./${name}`, path])),
};

const files = new Map([
  ['src/index.ts', index],
  ['package.json', `${JSON.stringify(Object.assign({}, manifest, { exports }), null, 2)}\n`],
]);

const stale = [...files].filter(([path, text]) => read(path) !== text);
if (process.argv.includes('--check')) {
  if (stale.length > 0)
    throw new Error(`Run \`pnpm --filter @patient/ui doors\`: ${stale.map(([path]) => path).join(', ')}`);
} else for (const [path, text] of stale) writeFileSync(join(root, path), text);
