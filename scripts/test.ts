/**
 * Runs everything that is checked and ends with one line, `N passed, N failed`, that adds up all runners.
 * `--fast` leaves out what needs a build or a browser.
 */
import { ensureBrowser } from '../tools/browser.ts';
import { run } from './check/run.ts';
import { schedule } from './check/schedule.ts';
import type { Outcome, Step } from './check/step.ts';
import { steps } from './check/steps.ts';

/** As many as there are cores on the smallest machine this has to pass on. */
const CORES = 2;

const fast = process.argv.includes('--fast');
const chosen = steps.filter(({ slow }) => !(fast && slow));

const seconds = (value: number) => `${value.toFixed(1)} s`;

function onEnd({ name, passed, failed, seconds: taken, output }: Outcome) {
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`].filter(Boolean);
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.join(', ')}, ${seconds(taken)}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}

function finish(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

if (!fast) {
  try {
    ensureBrowser();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    finish(0, 1);
  }
}

const start = performance.now();
const onStart = ({ name }: Step) => console.log(`  ${name} …`);
const outcomes = await schedule(chosen, { cores: CORES, run, onStart, onEnd });
const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);

console.log(`${seconds((performance.now() - start) / 1000)} in all`);
finish(
  sum(({ passed }) => passed),
  sum(({ failed }) => failed),
);
