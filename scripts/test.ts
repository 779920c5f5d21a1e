/**
 * Runs all checks and tests; the last line is the total, `N passed, N failed`.
 * `--fast` skips steps that need a build or a browser.
 */
import { ensureBrowser } from '../tools/browser.ts';
import { run } from './check/run.ts';
import { schedule } from './check/schedule.ts';
import type { Outcome, Step } from './check/step.ts';
import { steps } from './check/steps.ts';

/** Cores of the smallest supported machine. */
const CORES = 2;

const isFast = process.argv.includes('--fast');
const selectedSteps = steps.filter(({ slow }) => !(isFast && slow));

const formatSeconds = (value: number) => `${value.toFixed(1)} s`;

function onEnd({ name, passed, failed, seconds, printsAlways, output }: Outcome) {
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`].filter(Boolean);
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.join(', ')}, ${formatSeconds(seconds)}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  else if (printsAlways) console.log(`  ${output.trim()}`);
}

function finish(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

if (!isFast) {
  try {
    ensureBrowser();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    finish(0, 1);
  }
}

const start = performance.now();
const onStart = ({ name }: Step) => console.log(`  ${name}…`);
const outcomes = await schedule(selectedSteps, { cores: CORES, run, onStart, onEnd });
const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);

console.log(`${formatSeconds((performance.now() - start) / 1000)} total`);
finish(
  sum(({ passed }) => passed),
  sum(({ failed }) => failed),
);
