/**
 * Runs checks, tests and benchmarks with turbo, which skips tasks whose inputs haven't changed since they passed. The first
 * argument is the command, `--help` prints its options. The last line is the total, `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../tools/browser.ts';
import { ensureFirefox, ensureWebKit } from '../tools/engines.ts';
import { helpOf } from './check/help.ts';
import { selectTasks } from './check/selectTasks.ts';
import { readOutcomes, type Outcome, type RunSummary } from './check/summary.ts';
import { commands, tasks, type Task } from './check/tasks.ts';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const [name = 'test', ...args] = process.argv.slice(2);
const command = commands.find((each) => each === name) ?? fail(`No command is called ${name}.`);

interface Request {
  readonly selected: readonly Task[];
  /** Options of turbo, and arguments of the tasks after `--`. */
  readonly options: readonly string[];
}

function readRequest(): Request {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        shard: { type: 'string' },
        force: { type: 'boolean' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const { only, shard, force, help } = values;
    if (help) {
      console.log(helpOf(command));
      process.exit();
    }
    const selected = selectTasks(command, only);
    if (positionals.length > 0 && selected.length > 1)
      fail(`Only one task takes arguments: ${name} --only <task> -- ${positionals.join(' ')}`);
    const ofTasks = [...(shard === undefined ? [] : [`--shard=${shard}`]), ...positionals];
    return {
      selected,
      options: [
        ...(force ? ['--force'] : []),
        // One task prints while it runs, several one after the other.
        ...(selected.length === 1 ? ['--log-order=stream', '--log-prefix=none'] : ['--log-order=grouped']),
        ...(ofTasks.length > 0 ? ['--', ...ofTasks] : []),
      ],
    };
  } catch (error) {
    fail(error);
  }
}

const { selected, options } = readRequest();

function finish(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/** Runs tasks with turbo and returns its summaries, none if it could not start. */
function runTurbo(): readonly RunSummary[] {
  const summaries = join(root, '.turbo', 'runs');
  rmSync(summaries, { recursive: true, force: true });
  // Turbo starts tasks in any order, and a long one that starts last runs alone. The long ones use a browser: they start first in a second run.
  for (const usesBrowser of [undefined, true] as const) {
    const ids = selected.filter((task) => task.usesBrowser === usesBrowser).map(({ id }) => id);
    if (ids.length === 0) continue;
    spawnSync(
      process.execPath,
      [
        join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
        'run',
        ...ids,
        '--continue=always',
        '--concurrency=2',
        '--output-logs=new-only',
        '--summarize',
        ...options,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
    );
  }
  return globSync('*.json', { cwd: summaries }).map((file): RunSummary =>
    JSON.parse(readFileSync(join(summaries, file), 'utf8')),
  );
}

function print({ id, passed, failed, failures, seconds, isCached }: Outcome): void {
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`].filter(Boolean);
  const time = isCached ? 'unchanged' : `${seconds.toFixed(1)} s`;
  const task = tasks.find((each) => each.id === id);
  console.log(`${failed > 0 ? '✗' : '✓'} ${task?.name ?? id}: ${counts.join(', ')}, ${time}`);
  for (const failure of failures) console.log(`  ${failure}`);
  if (failed > 0 && task) console.log(`  ${task.remedy}`);
}

if (selected.some((task) => task.usesBrowser)) {
  try {
    ensureBrowser();
    const engines = new Set(selected.flatMap((task) => task.engines ?? []));
    if (engines.has('WebKit')) ensureWebKit();
    if (engines.has('Firefox')) ensureFirefox();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    finish(0, 1);
  }
}

const start = performance.now();
const outcomes = runTurbo()
  .flatMap((summary) => readOutcomes(summary, root))
  // A task that tasks of both runs need is in both summaries.
  .filter(({ id }, index, all) => all.findIndex((outcome) => outcome.id === id) === index);
for (const outcome of outcomes) print(outcome);
const missing = selected.filter(({ id }) => !outcomes.some((outcome) => outcome.id === id));
for (const task of missing) console.log(`✗ ${task.name} did not run`);
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s total`);
finish(
  outcomes.reduce((sum, { passed }) => sum + passed, 0),
  outcomes.reduce((sum, { failed }) => sum + failed, missing.length),
);
