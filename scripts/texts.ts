/**
 * Writes dist/texts.md: all sentences of the app and the design system that patients may read, by feature and file, for review
 * by a native speaker.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './texts/readSources.ts';
import { textsPage } from './texts/textsPage.ts';

const folder = join(import.meta.dirname, '..', 'dist');
const file = join(folder, 'texts.md');
mkdirSync(folder, { recursive: true });
writeFileSync(file, textsPage([...readSources('packages/app/src'), ...readSources('packages/ui/src')]));
console.log(file);
