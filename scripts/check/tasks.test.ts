import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpOf } from './help.ts';
import { tasks } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path));

test('package.json has at most 18 commands, and the README lists each of them', () => {
  const commands = Object.keys(readJson('package.json').scripts);
  const [, section = ''] = read('README.md').split(/^## /m);
  const listed = [...section.matchAll(/^(?:\| `|npx -y pnpm@12 )([a-z:]+)/gm)].map(([, name]) => name);
  expect(commands.length).toBeLessThanOrEqual(18);
  expect(new Set(listed)).toEqual(new Set(commands));
});

test('every task is a task of turbo.json and a script of its package', () => {
  const scripts = globSync(['openapi/package.json', 'packages/*/package.json', 'scripts/package.json'], {
    cwd: root,
  })
    .map((file) => readJson(file))
    .flatMap(({ name, scripts: own }) => Object.keys(own).map((script) => `${name}#${script}`));
  const ids = tasks.map(({ id }) => id);
  expect(ids.filter((id) => !scripts.includes(id))).toEqual([]);
  expect(Object.keys(readJson('turbo.json').tasks).toSorted()).toEqual(ids.toSorted());
});

test('--help lists every task with its cost', () => {
  const lines = `${helpOf('test')}\n${helpOf('bench')}`
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));
  expect(lines).toEqual(
    expect.arrayContaining(tasks.map(({ name, summary, cost }) => ` ${name} ${summary} (${cost})`)),
  );
});
