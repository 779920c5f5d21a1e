import { expect, test } from 'vitest';
import { readText, sourcesIn } from './files.ts';

/** Headings of the major versions in a changelog, and of the next one while a changeset has that level. */
const majors = (changelog: string, changesets: readonly string[]): readonly string[] => [
  ...(changesets.some((text) => /^'@patient\/ui': major$/m.test(text)) ? ['Next'] : []),
  ...[...changelog.matchAll(/^## (\d+\.0\.0)$/gm)].map(([, version = '']) => version),
];

const missing = (changelog: string, changesets: readonly string[], migration: string): readonly string[] =>
  majors(changelog, changesets).filter((version) => !migration.split('\n').includes(`## ${version}`));

test('every major version has its section in MIGRATION.md, the next one as "## Next"', () => {
  const changesets = [...sourcesIn('.changeset').values()];
  expect(
    missing(readText('packages/ui/CHANGELOG.md'), changesets, readText('packages/ui/MIGRATION.md')),
  ).toEqual([]);
});

test('migration: finds a major version without a section', () => {
  const changelog = '# @patient/ui\n\n## 2.0.0\n\n## 1.1.0\n\n## 1.0.0\n';
  const changeset = "---\n'@patient/ui': major\n---\n\nRemoved.\n";
  expect(missing(changelog, [changeset], '# Migration\n\n## 1.0.0\n')).toEqual(['Next', '2.0.0']);
});
