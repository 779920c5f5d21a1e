/**
 * Writes docs/texts.md: all sentences of the app and the design system that patients may read, by feature and file, for review
 * by a native speaker. With `--check`, it only fails if the page is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './cli.ts';
import { textsPage, type SourceFile } from './texts/textsPage.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs', 'texts.md');

/** Files with messages for developers only. */
const FOR_DEVELOPERS = /^(theme|styles|surface\.ts|main\.tsx|prerender\.tsx|shell\/parseConfig\.ts)/;

const readSources = (folder: string): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|css|d)\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !FOR_DEVELOPERS.test(path))
    .toSorted()
    .map((path) => ({ path: `${folder}/${path}`, code: readFileSync(join(root, folder, path), 'utf8') }));

const page = textsPage([...readSources('packages/app/src'), ...readSources('packages/ui/src')]);

if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (readFileSync(target, 'utf8') !== page)
  fail('docs/texts.md is out of date. Run `npx -y pnpm@12 texts`.');
