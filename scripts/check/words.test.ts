import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const cspell = join(root, 'node_modules/cspell/bin.mjs');

/** What cspell reports about a TypeScript file, by line. */
function lint(source: string): readonly string[] {
  const options = ['--no-progress', '--no-summary', '--show-suggestions'];
  return spawnSync(process.execPath, [cspell, 'lint', ...options, 'stdin://words.ts'], {
    cwd: root,
    encoding: 'utf8',
    input: source,
  })
    .stdout.trim()
    .split('\n');
}

test('words: rejects each word of cspell.config.mjs, also in names, and shows its replacement', async () => {
  const { default: config }: { default: { flagWords: readonly string[] } } = await import(
    join(root, 'cspell.config.mjs')
  );
  const words = config.flagWords.map((entry) => entry.split('->'));
  // A word of the list is also found in a longer name, two words only as the whole name; "recommend" contains one.
  const lines = words.map(([word = '']) => (/[A-Z]/.test(word) ? `use(${word});` : `use(${word}Task);`));
  const found = lint(['// We recommend it.', ...lines].join('\n'));
  expect(found).toHaveLength(words.length);
  for (const [index, [word = '', replacement = '']] of words.entries()) {
    expect(found[index]).toContain(`(${word})`);
    expect(found[index]).toContain(`[${replacement.split(', ')[0]}*`);
  }
});
