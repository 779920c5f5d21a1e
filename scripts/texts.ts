/**
 * Writes docs/texts.md: all sentences of the app and the design system that patients may read, by feature and file, for review
 * by a native speaker. With `--check`, it only fails if the page is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './cli.ts';
import { readSources } from './texts/readSources.ts';
import { textsPage } from './texts/textsPage.ts';

const target = join(import.meta.dirname, '..', 'docs', 'texts.md');
const page = textsPage([...readSources('packages/app/src'), ...readSources('packages/ui/src')]);

if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (readFileSync(target, 'utf8') !== page)
  fail('docs/texts.md is out of date. Run `node_modules/.bin/node scripts/texts.ts`.');
