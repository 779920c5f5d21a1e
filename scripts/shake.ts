/**
 * Runs stories and registrations with seeded delays of 0 to 400 ms on each response of the sandbox and a CPU slowed
 * four times, to find tests and code that depend on timing. Options:
 * - `--seed N`: repeats a run's delays; by default a new seed
 * - `--seeds N`: number of runs, each with the next seed
 * - `--brand <id>`: brand of the stories, by default the first
 * - `--no-build`: uses the last build of the app
 * - any other argument: part of the path of a story file or of an end-to-end test, such as `Payment` or `registration/reload`
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '../packages/ui/src/brands/index.ts';
import { ensureBrowser } from '../tools/browser.ts';
import { run } from './check/run.ts';
import { schedule } from './check/schedule.ts';
import type { Step } from './check/step.ts';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const app = join(root, 'packages', 'app');
const e2e = join(app, 'e2e');

const { values, positionals: filters } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    brand: { type: 'string', default: brands[0].id },
    'no-build': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) fail(`--${name} is "${text}"; it must be a number.`);
  return value;
}

/** Filters that match one of the files; without filters, the default. */
const select = (files: readonly string[], fallback: readonly string[]): readonly string[] =>
  filters.length === 0 ? fallback : filters.filter((filter) => files.some((file) => file.includes(filter)));

const allStories = ['stories'];
/** Undisturbed registrations; the others are disturbed already. */
const allJourneys = ['registration/baseline'];
const allFiles = globSync('stories/**/*.stories.tsx', { cwd: root });
const stories = select(allFiles, allStories);
const journeys = select(globSync('**/*.spec.ts', { cwd: e2e }), allJourneys);
if (stories.length + journeys.length === 0) fail(`No story or end-to-end test matches ${filters.join(' ')}.`);
if (!brands.some(({ id }) => id === values.brand)) fail(`No brand is called ${values.brand}.`);

/** Factor by which a page's CPU is slowed. */
const SLOWDOWN = 4;
/** Runs that slow each other that much by sharing the cores; each waits for responses for a part of its time. */
const CROWD = availableParallelism() * 6;
const GIB = 2 ** 30;
/** Memory of a run with its browser, bytes. */
const RUN_MEMORY = 1.5 * GIB;
/** Memory that is left to everything else, bytes. */
const OTHER_MEMORY = 4 * GIB;
/** Runs beside each other. */
const BESIDE = Math.max(1, Math.min(CROWD, Math.floor((totalmem() - OTHER_MEMORY) / RUN_MEMORY)));

/** One run of Vitest with a seed's delays. */
function vitest(seed: number, name: string, args: readonly string[], env: Record<string, string>): Step {
  const report = join(root, '.cache', 'reports', `shake ${seed} ${name}.json`);
  const outputs = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: `${seed} ${name}`,
    command: ['vitest', 'run', ...outputs, ...args],
    report,
    env: { SHAKE_SEED: String(seed), ...env },
  };
}

/** The end-to-end tests, one after the other, then the stories in parts. */
function stepsOf(seed: number): readonly Step[] {
  const files = allFiles.filter((file) => stories.some((filter) => file.includes(filter)));
  const parts = Math.min(BESIDE, files.length);
  const journeyArgs = [`--config=${join(e2e, 'vitest.config.ts')}`, '--maxWorkers=1', ...journeys];
  const storyArgs = [`--project=stories-${values.brand}`, ...stories];
  return [
    ...(journeys.length > 0 ? [vitest(seed, 'end to end', journeyArgs, { JOURNEYS: 'all' })] : []),
    // React's production build, as in `test`.
    ...Array.from({ length: parts }, (_, part) =>
      vitest(seed, `stories ${part + 1}`, [`--shard=${part + 1}/${parts}`, ...storyArgs], {
        NODE_ENV: 'production',
      }),
    ),
  ];
}

/** Builds the app. Returns whether that succeeded. */
const build = () =>
  spawnSync(process.execPath, [join(app, 'server', 'build.ts')], { cwd: app, stdio: 'inherit' }).status === 0;

try {
  ensureBrowser();
} catch (error) {
  fail(error);
}
const firstSeed = readNumber('seed', values.seed ?? String(Date.now() % 1_000_000), 0);
const runs = readNumber('seeds', values.seeds, 1);
if (journeys.length > 0 && !values['no-build'] && !build()) fail('The build failed.');
const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);
// One queue, so that no core waits for the last part of a seed.
const steps = seeds.flatMap(stepsOf);
const beside = Math.min(BESIDE, steps.length);
// The browser does what sharing does not. Its own slowing keeps a core busy three quarters of the time, also on an idle page.
const rate = Math.min(SLOWDOWN, CROWD / beside);
const outcomes = await schedule(steps, {
  cores: beside,
  run: (step) => run({ ...step, env: { ...step.env, SHAKE_RATE: String(rate) } }),
  onStart: () => {},
  onEnd: ({ name, passed, failed, seconds, output }) =>
    console.log(
      `${failed > 0 ? output : ''}${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`,
    ),
});
const failedSeeds = seeds.filter((seed) =>
  outcomes.some(({ name, failed }) => failed > 0 && name.startsWith(`${seed} `)),
);
console.log(
  failedSeeds.length === 0
    ? `Passed with seed ${seeds.join(', ')}.`
    : `Failed with seed ${failedSeeds.join(', ')}; --seed repeats one.`,
);
process.exitCode = failedSeeds.length === 0 ? 0 : 1;
