/**
 * Measures the sandbox service over HTTP with SQLite: requests a second and the 99th percentile of ten common calls,
 * with 100 and with 100,000 patients. Ends with exit code 1 when the many cost more than twice as much as the few.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './bench/report.ts';
import { calls, signedIn, type Patient } from './benchSandbox/calls.ts';
import { speedOf, type Speed } from './benchSandbox/line.ts';
import { fileWithPatients } from './benchSandbox/patients.ts';
import { startOver, type RunningService } from './benchSandbox/service.ts';
import { fail } from './cli.ts';

const SIZES = [100, 100_000] as const;
const ROUNDS = 5;
const REQUESTS = 400;
const PATIENTS = 50;

/** How much slower the many may be. */
const FACTOR = 2;

interface Side {
  readonly service: RunningService;
  readonly patients: readonly Patient[];
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));

async function sideOf(size: number): Promise<Side> {
  const file = join(folder, `${size}.sqlite`);
  const start = performance.now();
  await fileWithPatients(file, size);
  const service = await startOver(file);
  const patients = await signedIn(service.url, size, PATIENTS);
  console.log(
    `${size.toLocaleString('en')} patients are there after ${Math.round(performance.now() - start)} ms.`,
  );
  return { service, patients };
}

/** The middle of several rounds, so that what else the machine does counts little. */
const middle = (rounds: readonly Speed[]): Speed => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

const rate = ({ perSecond, p99 }: Speed) =>
  `${Math.round(perSecond)}/s`.padStart(9) + `${p99.toFixed(1)} ms`.padStart(10);

/** Measures one call on both sides in turn; says how many times slower the many are. */
async function compare(few: Side, many: Side, [name, asked]: (typeof calls)[number]): Promise<number> {
  const rounds: { few: Speed[]; many: Speed[] } = { few: [], many: [] };
  const measure = ({ service, patients }: Side) =>
    speedOf(service.url, REQUESTS, (number) => {
      const patient = patients[number % patients.length];
      if (patient === undefined) throw new Error('Nobody is signed in');
      return asked(patient, Math.floor(number / patients.length));
    });
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [first, second] = [await measure(few), await measure(many)];
    // The first round warms both up.
    if (round === 0) continue;
    rounds.few.push(first);
    rounds.many.push(second);
  }
  const [a, b] = [middle(rounds.few), middle(rounds.many)];
  const slower = Math.max(a.perSecond / b.perSecond, b.p99 / a.p99);
  const times = `${(a.perSecond / b.perSecond).toFixed(2)} × ${(b.p99 / a.p99).toFixed(2)} ×`;
  console.log(`  ${name.padEnd(20)}${rate(a)}${rate(b)}    ${times}  ${slower <= FACTOR ? 'holds' : 'OVER'}`);
  return slower;
}

try {
  const few = await sideOf(SIZES[0]);
  const many = await sideOf(SIZES[1]);
  if ((loadavg()[0] ?? 0) > availableParallelism())
    console.log('Other work is running here: the figures are too low.');
  console.log(
    `Requests a second and p99, few patients beside many, and how many times slower each is with many:`,
  );
  let worst = 0;
  for (const call of calls) worst = Math.max(worst, await compare(few, many, call));
  console.log(`At worst ${worst.toFixed(2)} times slower; ${FACTOR} is the limit.`);
  few.service.stop();
  many.service.stop();
  process.exitCode = worst <= FACTOR ? 0 : 1;
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
