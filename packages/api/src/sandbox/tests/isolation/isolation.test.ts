import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { quietSandbox } from '../support/patient.ts';
import { requestOf } from '../fuzz/judge.ts';
import { type Person, createPerson } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';
import { slotsOf } from './slots.ts';
import { type View, textsOf, useAllOperations, viewOf } from './view.ts';

/** Number of ids of each kind to try in each slot. */
const IDS_PER_KIND = SCALE;

/** Requests per id, which differ in their other values. */
const REQUESTS = 6;

/** Maximum number of requests per id when the first ones were rejected for their other values. */
const MAX_REQUESTS = 60;

/** Slots of ids that the app generates, which do not belong to a patient. */
const GENERATED_BY_APP = ['createTrackingEvent, body eventId'];

/** Whether a slot has the id of a patient's record, for which another patient's id must be a 403 or 404. */
const isOwned = (slot: string) => /(path id|patientId|subscriptionId|chatId)$/.test(slot);

const slots = documentedOperations
  .filter(({ open }) => !open)
  .flatMap((operation) =>
    slotsOf(operation).map((slot) => [`${operation.operationId}, ${slot.name}`, slot] as const),
  )
  .filter(([name]) => !GENERATED_BY_APP.includes(name));

/** A few ids of each kind that the target can read and the attacker cannot. */
function secretIds(target: Person, attacker: Person): readonly string[] {
  const known = new Set([...attacker.dictionary.values()].flat());
  const secrets = [...target.dictionary]
    .filter(([name]) => /(_id|Ids?)$/.test(name))
    .flatMap(([, values]) => values.filter((value) => !known.has(value)).slice(0, IDS_PER_KIND));
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
    target = await useAllOperations(sandbox, await createPerson(sandbox, 'demo'));
    attacker = await createPerson(sandbox, 'active');
    // The first view marks messages as read; only the second one is stable.
    await viewOf(sandbox, target);
    before = await viewOf(sandbox, target);
    const own = textsOf(await viewOf(sandbox, attacker));
    secrets = [...textsOf(before)].filter((text) => !own.has(text));
    ids = secretIds(target, attacker);
  }, 60_000);
  afterAll(() => sandbox.store.close());

  test('another patient has data to protect', () => {
    expect(ids.length).toBeGreaterThan(10);
    expect(secrets.length).toBeGreaterThan(50);
  });

  test.each(slots)('another patient: %s', { timeout: 60_000 }, async (name, slot) => {
    const found: string[] = [];
    for (const id of ids) {
      const statuses: number[] = [];
      const isRejected = () => statuses.some((status) => status === 403 || status === 404);
      const specs = fc.sample(slot.requests(id, attacker.dictionary), { seed: SEED, numRuns: MAX_REQUESTS });
      for (const spec of specs) {
        if (statuses.length >= REQUESTS && (isRejected() || !isOwned(name))) break;
        const response = await sandbox.fetch(requestOf(spec, attacker.token));
        const text = await response.text();
        const sent = `${decodeURIComponent(spec.url)} ${String(spec.body)}`;
        const leaked = secrets.filter((secret) => !sent.includes(secret) && text.includes(secret));
        statuses.push(response.status);
        if (response.status < 400) found.push(`${spec.method} ${sent}: ${response.status}`);
        if (leaked.length > 0) found.push(`${spec.method} ${sent} reveals ${leaked.join(', ')}`);
      }
      if (isOwned(name) && !isRejected()) {
        found.push(`${id} is neither a 403 nor a 404: ${statuses.join(', ')}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('another patient is unchanged afterwards', async () => {
    expect(await viewOf(sandbox, target)).toEqual(before);
  });
});
