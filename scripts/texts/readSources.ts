import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './textsPage.ts';

const root = join(import.meta.dirname, '..', '..');

/** Files with messages for developers only. */
const FOR_DEVELOPERS = /^(theme|styles|surface\.ts|main\.tsx|prerender\.tsx|shell\/parseConfig\.ts)/;

/** Reads the source files of a folder that may have texts for patients. */
export const readSources = (folder: string): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|css|d)\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !FOR_DEVELOPERS.test(path))
    .toSorted()
    .map((path) => ({ path: `${folder}/${path}`, code: readFileSync(join(root, folder, path), 'utf8') }));
