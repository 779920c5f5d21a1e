import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { selectTasks } from './selectTasks.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

const workflow = read('.github', 'workflows', 'test.yml');
/** Rows of the matrix of jobs: the tasks of each, and its share of them. */
const jobs = [...workflow.matchAll(/name: ([\w-]+),\s+only: '([^']+)'(?:, shard: (\d)\/(\d))?/g)].map(
  ([, name = '', only = '', part = '1', parts = '1']) => ({ name, only, part: Number(part), parts }),
);

test('CI runs each task of test in exactly one of its jobs', () => {
  const names = jobs.filter(({ part }) => part === 1).flatMap(({ only }) => only.split(','));
  const expected = selectTasks('test').filter(({ command }) => command === 'test');
  expect(names.toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
});

test('the shards of a task in CI are complete', () => {
  for (const [only, shards] of Map.groupBy(jobs, (job) => job.only)) {
    const [first] = shards;
    expect([only, shards.map(({ part }) => part)]).toEqual([
      only,
      Array.from({ length: Number(first?.parts) }, (_, index) => index + 1),
    ]);
  }
});

test('.nvmrc has the major version of Node that the scripts run on', () => {
  const versions = [...read('pnpm-workspace.yaml').matchAll(/^ {2}node-(?:bin-)?\w+-\w+: (\d+)\./gm)];
  expect(versions).toHaveLength(4);
  expect(new Set(versions.map(([, major]) => major))).toEqual(new Set([read('.nvmrc').trim()]));
});

test('every job takes its Node version from .nvmrc', () => {
  const files = ['workflows/test.yml', 'workflows/release.yml', 'actions/setup/action.yml'];
  for (const file of files) {
    const text = read('.github', ...file.split('/'));
    expect([file, text.match(/node-version-file: \.nvmrc/g)?.length]).toEqual([
      file,
      text.match(/actions\/setup-node@/g)?.length,
    ]);
  }
});
