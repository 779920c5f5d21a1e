/**
 * Runs checks and tests with turbo, which skips tasks whose inputs haven't changed since they passed. The last line is the
 * total, `N passed, N failed`. The argument is a scope: `check` needs no browser or build, `test` is for every push, `all` runs
 * everything. `--only test:screens,test:parts` runs these tasks, `--shard 1/3` a third of their test files, and `--force` runs
 * cached tasks again.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../tools/browser.ts';
import { ensureFirefox, ensureWebKit } from '../tools/engines.ts';
import { nameOf, selectTasks } from './check/selectTasks.ts';
import { readOutcomes, type Outcome, type RunSummary } from './check/summary.ts';
import { scopes, tasks, type Task } from './check/tasks.ts';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const [scopeName = 'test', ...args] = process.argv.slice(2);
const scope = scopes.find((name) => name === scopeName) ?? fail(`No scope is called ${scopeName}.`);

interface Request {
  readonly selected: readonly Task[];
  /** Options of turbo, and those of the tasks after `--`. */
  readonly options: readonly string[];
}

function readRequest(): Request {
  try {
    const { only, shard, force } = parseArgs({
      args,
      options: { only: { type: 'string' }, shard: { type: 'string' }, force: { type: 'boolean' } },
    }).values;
    const ofTasks = shard === undefined ? [] : ['--', `--shard=${shard}`];
    return { selected: selectTasks(scope, only), options: [...(force ? ['--force'] : []), ...ofTasks] };
  } catch (error) {
    fail(error);
  }
}

const { selected, options } = readRequest();

function finish(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/** Runs turbo and returns its summary; undefined if it could not start. */
function runTurbo(): RunSummary | undefined {
  const summaries = join(root, '.turbo', 'runs');
  rmSync(summaries, { recursive: true, force: true });
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      ...selected.map(({ id }) => id),
      '--continue=always',
      '--concurrency=2',
      '--log-order=grouped',
      '--output-logs=new-only',
      '--summarize',
      ...options,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  const [file] = globSync('*.json', { cwd: summaries });
  return file === undefined ? undefined : JSON.parse(readFileSync(join(summaries, file), 'utf8'));
}

function print({ id, passed, failed, failures, seconds, isCached }: Outcome): void {
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`].filter(Boolean);
  const time = isCached ? 'unchanged' : `${seconds.toFixed(1)} s`;
  const task = tasks.find((each) => each.id === id);
  console.log(`${failed > 0 ? '✗' : '✓'} ${task ? nameOf(task) : id}: ${counts.join(', ')}, ${time}`);
  for (const failure of failures) console.log(`  ${failure}`);
  if (failed > 0 && task) console.log(`  ${task.remedy}`);
}

if (selected.some((task) => task.scope !== 'check')) {
  try {
    ensureBrowser();
    ensureWebKit();
    if (selected.some((task) => task.scope === 'all')) ensureFirefox();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    finish(0, 1);
  }
}

const start = performance.now();
const summary = runTurbo();
if (!summary) finish(0, 1);
const outcomes = readOutcomes(summary, root);
for (const outcome of outcomes) print(outcome);
const missing = selected.filter(({ id }) => !outcomes.some((outcome) => outcome.id === id));
for (const { id } of missing) console.log(`✗ ${id} did not run`);
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s total`);
finish(
  outcomes.reduce((sum, { passed }) => sum + passed, 0),
  outcomes.reduce((sum, { failed }) => sum + failed, missing.length),
);
