/**
 * Runs stories and end-to-end tests with seeded delays of 0 to 400 ms on each response of the sandbox and a slow CPU, to find
 * tests and code that depend on timing. By default it runs the browser tests of `test`. Options:
 * - `--rate N`: factor by which the CPU is slowed, by default 4
 * - `--seed N`: repeats a run's delays; by default a new seed
 * - `--seeds N`: number of runs, each with the next seed
 * - any other argument: part of the path of a story file or of an end-to-end test, such as `Payment` or `registration/reload`
 */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const e2e = join(root, 'packages', 'app', 'e2e');

const { values, positionals: filters } = parseArgs({
  options: {
    rate: { type: 'string', default: '4' },
    seed: { type: 'string' },
    seeds: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) fail(`--${name} is "${text}"; it must be a number.`);
  return value;
}

/** CPU slowdown of a page. */
const rate = readNumber('rate', values.rate, 1);
const firstSeed = readNumber('seed', values.seed ?? String(Date.now() % 1_000_000), 0);
const seeds = Array.from({ length: readNumber('seeds', values.seeds, 1) }, (_, index) => firstSeed + index);

const GIB = 2 ** 30;
/** Memory of a process with its browser, and memory reserved for other processes, in bytes. */
const memory = { process: 1.5 * GIB, others: 4 * GIB };
/** Number of parallel processes that slow each other by about `rate`. */
const crowd = availableParallelism() * Math.ceil(rate);
const parallel = Math.max(1, Math.min(crowd, Math.floor((totalmem() - memory.others) / memory.process)));

/** Arguments of a Vitest process. */
type Args = readonly string[];

/** Splits tests into parallel processes. */
const shards = (args: Args, count = parallel): readonly Args[] =>
  Array.from({ length: count }, (_, index) => [...args, `--shard=${index + 1}/${count}`]);

const e2eConfig = `--config=${join(e2e, 'vitest.config.ts')}`;

/** Browser tests of `test`. */
const core = (): readonly Args[] => [
  [e2eConfig, '--maxWorkers=1', '--tags-filter=core'],
  ...shards(['--config=.storybook/screens.vitest.ts', 'stories/screens', 'stories/atlas']),
  ...shards(['stories/components', 'stories/patterns', 'stories/foundations']),
];

/** Tests in files that match a filter. */
function filtered(): readonly Args[] {
  const select = (files: readonly string[]) =>
    files.filter((file) => filters.some((part) => file.includes(part)));
  const stories = select(globSync('stories/**/*.stories.tsx', { cwd: root }));
  const specs = select(globSync('**/*.spec.ts', { cwd: e2e }));
  if (stories.length + specs.length === 0) fail(`No story or end-to-end test matches ${filters.join(' ')}.`);
  return [
    ...(specs.length > 0 ? [[e2eConfig, '--maxWorkers=1', ...specs]] : []),
    ...(stories.length > 0 ? shards(stories, Math.min(parallel, stories.length)) : []),
  ];
}

/** Resolves to whether the tests passed. Prints the output of failures. */
function run(seed: number, args: Args, browserRate: number): Promise<boolean> {
  const start = performance.now();
  const env = {
    ...process.env,
    // Selects React's production build, as in `test`.
    NODE_ENV: 'production',
    SHAKE_SEED: String(seed),
    SHAKE_RATE: String(browserRate),
  };
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--reporter=dot', ...args],
      { cwd: root, env, maxBuffer: Infinity },
      (error, stdout, stderr) => {
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        console.log(`${error ? `${stdout}${stderr}✗` : '✓'} seed ${seed}: ${args.join(' ')}, ${seconds} s`);
        resolve(!error);
      },
    );
  });
}

const queue = seeds.flatMap((seed) =>
  (filters.length === 0 ? core() : filtered()).map((args) => ({ seed, args })),
);
const workers = Math.min(parallel, queue.length);
// The browser's throttling only adds the missing slowdown, because it keeps a core busy even on an idle page (decision 50).
const browserRate = Math.min(rate, crowd / workers);
const failedSeeds = new Set<number>();
const rest = queue.values();
await Promise.all(
  Array.from({ length: workers }, async () => {
    for (const { seed, args } of rest) if (!(await run(seed, args, browserRate))) failedSeeds.add(seed);
  }),
);
console.log(
  failedSeeds.size === 0
    ? `Passed with seed ${seeds.join(', ')}.`
    : `Failed with seed ${[...failedSeeds].join(', ')}; --seed repeats one.`,
);
process.exitCode = failedSeeds.size === 0 ? 0 : 1;
