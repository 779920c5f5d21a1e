import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SignedInTokens, signInRequest } from '../../hosts/signIn.ts';
import { demoPassword, scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { SCALE, SEED } from '../scale.ts';
import { type Ledger, type Client, load, noticesAbout, subscriptionsOf } from './load.ts';
import { type CrashProcess, startCrashProcess } from './crashProcess.ts';

/** The scenario with 200 subscriptions, so that writes side by side meet different ones. */
const SCENARIO = 'many';

const WRITES = 500;
const KILLS = 2 * SCALE;

/** After how many answers of a load the service is killed: near its beginning, its end, and anywhere between. */
const moments = fc.sample(fc.integer({ min: 1, max: WRITES - 1 }), { seed: SEED, numRuns: KILLS });

let folder: string;
let crashProcess: CrashProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-killed-'));
});
afterEach(async () => {
  await crashProcess.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(url: string): Promise<string> {
  const { email } = scenarioNamed(SCENARIO);
  const response = await fetch(signInRequest(`${url}/identity`, email, demoPassword));
  const body: { AuthenticationResult: SignedInTokens } = await response.json();
  return body.AuthenticationResult.AccessToken;
}

/** Compares the stored state with the answers; returns updated ledgers. */
async function checked(client: Client, ledgers: readonly Ledger[], seeded: ReadonlyMap<string, number>) {
  const subscriptions = await subscriptionsOf(client, `patient-${SCENARIO}`);
  const notices = await noticesAbout(client);
  const statuses = new Map(subscriptions.map(({ _id, status }) => [_id, status]));
  return ledgers.map((ledger): Ledger => {
    const { id, wasPaused, answered, isOpen } = ledger;
    const kept = (notices.get(id) ?? 0) - (seeded.get(id) ?? 0);
    // What was answered is there; what was on its way is there or is not.
    expect([answered, isOpen ? answered + 1 : answered], `notifications about ${id}`).toContain(kept);
    // The change and its notification are there together, or neither is.
    const isPaused = kept % 2 === 0 ? wasPaused : !wasPaused;
    expect(statuses.get(id), `${id} after ${kept} changes`).toBe(isPaused ? 'pause' : 'active');
    return { ...ledger, answered: kept, isOpen: false };
  });
}

test(
  `${KILLS} times killed in the middle of ${WRITES} writes: what was answered is there, and nothing by halves`,
  { timeout: 180_000 * SCALE },
  async () => {
    const file = join(folder, 'sandbox.sqlite');
    crashProcess = await startCrashProcess(file);
    const token = await signIn(crashProcess.url);
    const seeded = await noticesAbout({ url: crashProcess.url, token });
    const subscriptions = await subscriptionsOf({ url: crashProcess.url, token }, `patient-${SCENARIO}`);
    let ledgers = subscriptions.map(({ _id, status }): Ledger => ({
      id: _id,
      wasPaused: status === 'pause',
      answered: 0,
      isOpen: false,
    }));
    let answered = 0;
    for (const killAfter of moments) {
      const client = { url: crashProcess.url, token };
      answered += await load({ client, ledgers, writes: WRITES, killAfter, kill: crashProcess.kill });
      crashProcess = await startCrashProcess(file);
      ledgers = await checked({ url: crashProcess.url, token }, ledgers, seeded);
    }
    expect(answered).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment, 0));
  },
);
