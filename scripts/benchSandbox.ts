/**
 * Measures ten common calls to the sandbox over HTTP with SQLite: requests per second and p99 latency with 100 and with
 * 100,000 patients. Exits with code 1 if the large sandbox is more than twice as slow.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './bench/report.ts';
import { calls, signInPatients, type SignedInPatient } from './benchSandbox/calls.ts';
import { measureLoad, type Throughput } from './benchSandbox/load.ts';
import { createPatientFile } from './benchSandbox/patients.ts';
import { startService, type RunningService } from './benchSandbox/service.ts';
import { fail } from './cli.ts';

const SIZES = [100, 100_000] as const;
const ROUNDS = 5;
const REQUESTS = 400;
const PATIENTS = 50;

/** Maximum slowdown with many patients. */
const MAX_SLOWDOWN = 2;

interface Candidate {
  readonly service: RunningService;
  readonly patients: readonly SignedInPatient[];
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));

async function startCandidate(size: number): Promise<Candidate> {
  const file = join(folder, `${size}.sqlite`);
  const start = performance.now();
  await createPatientFile(file, size);
  const service = await startService(file);
  const patients = await signInPatients(service.url, size, PATIENTS);
  console.log(
    `Created ${size.toLocaleString('en')} patients in ${Math.round(performance.now() - start)} ms.`,
  );
  return { service, patients };
}

/** Median of several rounds, which reduces noise. */
const medianOf = (rounds: readonly Throughput[]): Throughput => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

const format = ({ perSecond, p99 }: Throughput) =>
  `${Math.round(perSecond)}/s`.padStart(9) + `${p99.toFixed(1)} ms`.padStart(10);

/** Measures a call with few and many patients, alternating, and returns the slowdown. */
async function compare(
  few: Candidate,
  many: Candidate,
  [name, createRequest]: (typeof calls)[number],
): Promise<number> {
  const rounds: { few: Throughput[]; many: Throughput[] } = { few: [], many: [] };
  const measure = ({ service, patients }: Candidate) =>
    measureLoad(service.url, REQUESTS, (index) => {
      const patient = patients[index % patients.length];
      if (patient === undefined) throw new Error('No patient is signed in');
      return createRequest(patient, Math.floor(index / patients.length));
    });
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [first, second] = [await measure(few), await measure(many)];
    // Discards the warm-up round.
    if (round === 0) continue;
    rounds.few.push(first);
    rounds.many.push(second);
  }
  const [a, b] = [medianOf(rounds.few), medianOf(rounds.many)];
  const slowdown = Math.max(a.perSecond / b.perSecond, b.p99 / a.p99);
  const ratios = `${(a.perSecond / b.perSecond).toFixed(2)}× ${(b.p99 / a.p99).toFixed(2)}×`;
  console.log(
    `  ${name.padEnd(20)}${format(a)}${format(b)}    ${ratios}  ${slowdown <= MAX_SLOWDOWN ? 'ok' : 'OVER'}`,
  );
  return slowdown;
}

try {
  const few = await startCandidate(SIZES[0]);
  const many = await startCandidate(SIZES[1]);
  if ((loadavg()[0] ?? 0) > availableParallelism())
    console.log('This machine is busy: throughput is too low.');
  console.log('Requests per second and p99 with few and many patients, and the slowdown of both:');
  let worst = 0;
  for (const call of calls) worst = Math.max(worst, await compare(few, many, call));
  console.log(`Largest slowdown: ${worst.toFixed(2)}× (limit ${MAX_SLOWDOWN}×).`);
  few.service.stop();
  many.service.stop();
  process.exitCode = worst <= MAX_SLOWDOWN ? 0 : 1;
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
