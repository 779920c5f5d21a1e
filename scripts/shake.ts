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
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '../packages/ui/src/brands/index.ts';
import { ensureBrowser } from '../tools/browser.ts';
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
const stories = select(globSync('stories/**/*.stories.tsx', { cwd: root }), allStories);
const journeys = select(globSync('**/*.spec.ts', { cwd: e2e }), allJourneys);
if (stories.length + journeys.length === 0) fail(`No story or end-to-end test matches ${filters.join(' ')}.`);
if (!brands.some(({ id }) => id === values.brand)) fail(`No brand is called ${values.brand}.`);

const run = (script: string, args: readonly string[], env: Record<string, string>, cwd = root) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

const vitest = (args: readonly string[], env: Record<string, string>) =>
  run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), ['run', '--reporter=dot', ...args], env);

/** Runs everything with one seed. Returns whether all passed. */
function shake(seed: number): boolean {
  console.log(`Seed ${seed}`);
  const env = { SHAKE_SEED: String(seed) };
  const hasPassed = [
    stories.length === 0 ||
      // React's production build, as in `test`.
      vitest([`--project=stories-${values.brand}`, ...stories], { ...env, NODE_ENV: 'production' }),
    journeys.length === 0 ||
      vitest([`--config=${join(e2e, 'vitest.config.ts')}`, ...journeys], { ...env, JOURNEYS: 'all' }),
  ].every(Boolean);
  if (!hasPassed) console.log(`Failed with seed ${seed}; --seed ${seed} repeats it.`);
  return hasPassed;
}

try {
  ensureBrowser();
} catch (error) {
  fail(error);
}
const firstSeed = readNumber('seed', values.seed ?? String(Date.now() % 1_000_000), 0);
const runs = readNumber('seeds', values.seeds, 1);
if (journeys.length > 0 && !values['no-build'] && !run(join(app, 'server', 'build.ts'), [], {}, app))
  fail('The build failed.');
const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);
const failedSeeds = seeds.filter((seed) => !shake(seed));
console.log(
  failedSeeds.length === 0
    ? `Passed with seed ${seeds.join(', ')}.`
    : `Failed with seed ${failedSeeds.join(', ')}.`,
);
process.exitCode = failedSeeds.length === 0 ? 0 : 1;
