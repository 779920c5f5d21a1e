import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteStore } from '../../hosts/node/sqliteStore.ts';
import { type SignedInTokens, signInRequest } from '../../hosts/signIn.ts';
import { demoPassword, scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { SCALE, SEED } from '../scale.ts';
import { type Ledger, type Client, load, noticesAbout, subscriptionsOf } from './load.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';

/** Scenario with 200 subscriptions, so that concurrent writes change different ones. */
const SCENARIO = 'many';

/** Few, since what finds a fault is the number of kills, and each notification is read after each of them. */
const WRITES = 60;
const KILLS = 2 * SCALE;

/** Numbers of responses after which the service is killed. */
const moments = fc.sample(fc.integer({ min: 1, max: WRITES - 1 }), { seed: SEED, numRuns: KILLS });

let folder: string;
let serviceProcess: ServiceProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-killed-'));
});
afterEach(async () => {
  await serviceProcess?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(url: string): Promise<string> {
  const { email } = scenarioNamed(SCENARIO);
  const response = await fetch(signInRequest(`${url}/identity`, email, demoPassword));
  const body: { AuthenticationResult: SignedInTokens } = await response.json();
  return body.AuthenticationResult.AccessToken;
}

/** Compares the stored state with the responses; returns updated ledgers. */
async function verifyLedgers(
  client: Client,
  ledgers: readonly Ledger[],
  seeded: ReadonlyMap<string, number>,
) {
  const subscriptions = await subscriptionsOf(client, `patient-${SCENARIO}`);
  const notices = await noticesAbout(client);
  const statuses = new Map(subscriptions.map(({ _id, status }) => [_id, status]));
  return ledgers.map((ledger): Ledger => {
    const { id, wasPaused, confirmed, isPending } = ledger;
    const stored = (notices.get(id) ?? 0) - (seeded.get(id) ?? 0);
    // Confirmed changes are stored; a pending one may or may not be.
    expect([confirmed, isPending ? confirmed + 1 : confirmed], `notifications about ${id}`).toContain(stored);
    // A change and its notification are stored together or not at all.
    const isPaused = stored % 2 === 0 ? wasPaused : !wasPaused;
    expect(statuses.get(id), `${id} after ${stored} changes`).toBe(isPaused ? 'pause' : 'active');
    return { ...ledger, confirmed: stored, isPending: false };
  });
}

test('a transaction is not stored when the process is killed between its writes', () => {
  const file = join(folder, 'transaction.sqlite');
  const script = fileURLToPath(new URL('./killInTransaction.ts', import.meta.url));
  expect(spawnSync(process.execPath, [script, file]).signal).toBe('SIGKILL');
  const store = createSqliteStore<{ marks: { value: number } }>(file);
  expect(store.list('marks', 'owner')).toEqual([{ value: 1 }]);
  store.close();
});

test(
  `after ${KILLS} kills during ${WRITES} writes, confirmed changes are stored and none is partial`,
  { timeout: 180_000 * SCALE },
  async () => {
    const file = join(folder, 'sandbox.sqlite');
    serviceProcess = await startServiceProcess(file);
    const token = await signIn(serviceProcess.url);
    const seeded = await noticesAbout({ url: serviceProcess.url, token });
    const subscriptions = await subscriptionsOf({ url: serviceProcess.url, token }, `patient-${SCENARIO}`);
    let ledgers = subscriptions.map(({ _id, status }): Ledger => ({
      id: _id,
      wasPaused: status === 'pause',
      confirmed: 0,
      isPending: false,
    }));
    let confirmed = 0;
    for (const killAfter of moments) {
      const client = { url: serviceProcess.url, token };
      confirmed += await load({ client, ledgers, writes: WRITES, killAfter, kill: serviceProcess.kill });
      serviceProcess = await startServiceProcess(file);
      ledgers = await verifyLedgers({ url: serviceProcess.url, token }, ledgers, seeded);
    }
    expect(confirmed).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment, 0));
  },
);
