import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { quietSandbox } from '../support/patient.ts';
import { requestOf } from '../fuzz/judge.ts';
import { type Person, learn } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';
import { slotsOf } from './slots.ts';
import { type View, liveALittle, textsOf, viewOf } from './view.ts';

/** Ids of each kind that are tried in each place. */
const OF_A_KIND = SCALE;

/** Ways to fill the rest of a request around one id. */
const WAYS = 6;

/** Ways at most, where the rest did not fit in any of the first and was refused before the id. */
const MOST_WAYS = 60;

/** Ids that an app makes itself, so that no one can be another's. */
const MADE_BY_THE_APP = ['createTrackingEvent, body eventId'];

/** Places of ids of a patient's records. Another patient's id is forbidden or not found there, not just invalid. */
const isOwned = (slot: string) => /(path id|patientId|subscriptionId|chatId)$/.test(slot);

const slots = documentedOperations
  .filter(({ open }) => !open)
  .flatMap((operation) =>
    slotsOf(operation).map((slot) => [`${operation.operationId}, ${slot.name}`, slot] as const),
  )
  .filter(([name]) => !MADE_BY_THE_APP.includes(name));

/** The ids one patient knows and the other does not, a few of each kind. */
function secretIds(target: Person, attacker: Person): readonly string[] {
  const known = new Set([...attacker.dictionary.values()].flat());
  const secrets = [...target.dictionary]
    .filter(([name]) => /(_id|Ids?)$/.test(name))
    .flatMap(([, values]) => values.filter((value) => !known.has(value)).slice(0, OF_A_KIND));
  return [...new Set(secrets.map(String))];
}

describe('another patient', () => {
  let sandbox: Sandbox;
  let target: Person;
  let attacker: Person;
  let before: View;
  let secrets: readonly string[];
  let ids: readonly string[];

  beforeAll(async () => {
    sandbox = await quietSandbox();
    target = await liveALittle(sandbox, await learn(sandbox, 'demo'));
    attacker = await learn(sandbox, 'active');
    // Looking marks messages as read, so what counts is a second look.
    await viewOf(sandbox, target);
    before = await viewOf(sandbox, target);
    const own = textsOf(await viewOf(sandbox, attacker));
    secrets = [...textsOf(before)].filter((text) => !own.has(text));
    ids = secretIds(target, attacker);
  }, 60_000);
  afterAll(() => sandbox.store.close());

  test('has things of each kind to protect', () => {
    expect(ids.length).toBeGreaterThan(10);
    expect(secrets.length).toBeGreaterThan(50);
  });

  test.each(slots)('%s', { timeout: 60_000 }, async (name, slot) => {
    const found: string[] = [];
    for (const id of ids) {
      const statuses: number[] = [];
      const isRefused = () => statuses.some((status) => status === 403 || status === 404);
      const specs = fc.sample(slot.requests(id, attacker.dictionary), { seed: SEED, numRuns: MOST_WAYS });
      for (const spec of specs) {
        if (statuses.length >= WAYS && (isRefused() || !isOwned(name))) break;
        const answer = await sandbox.fetch(requestOf(spec, attacker.token));
        const text = await answer.text();
        const asked = `${decodeURIComponent(spec.address)} ${String(spec.body)}`;
        const leaked = secrets.filter((secret) => !asked.includes(secret) && text.includes(secret));
        statuses.push(answer.status);
        if (answer.status < 400) found.push(`${spec.method} ${asked}: ${answer.status}`);
        if (leaked.length > 0) found.push(`${spec.method} ${asked} reveals ${leaked.join(', ')}`);
      }
      if (isOwned(name) && !isRefused()) {
        found.push(`${id} is neither forbidden nor missing: ${statuses.join(', ')}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('has changed nothing', async () => {
    expect(await viewOf(sandbox, target)).toEqual(before);
  });
});
