import * as fc from 'fast-check';
import { documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { type Person, learn } from '../people.ts';
import { requestOf } from '../fuzz/judge.ts';
import { validRequests } from '../fuzz/requests.ts';
import { SEED } from '../scale.ts';

/** Everything a patient can read: every answer to every reading operation, by the request. */
export type View = ReadonlyMap<string, string>;

/** Requests tried of each reading operation; each hits another of the patient's things. */
const READS = 40;

export async function viewOf(sandbox: Sandbox, person: Person): Promise<View> {
  const view = new Map<string, string>();
  for (const operation of documentedOperations.filter(({ method }) => method === 'get')) {
    for (const spec of fc.sample(validRequests(operation, person.dictionary), {
      seed: SEED,
      numRuns: READS,
    })) {
      if (view.has(spec.address)) continue;
      const answer = await sandbox.fetch(requestOf(spec, person.token));
      if (answer.status === 200) view.set(spec.address, await answer.text());
    }
  }
  return view;
}

/** Lets a patient use every changing operation a few times, so that there is something of each kind to protect. */
export async function liveALittle(sandbox: Sandbox, person: Person): Promise<Person> {
  for (const operation of documentedOperations.filter(({ method, open }) => method !== 'get' && !open)) {
    for (const spec of fc.sample(validRequests(operation, person.dictionary), { seed: SEED, numRuns: 6 })) {
      await sandbox.fetch(requestOf(spec, person.token));
    }
  }
  return learn(sandbox, person.scenario);
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* textsIn(child);
  }
}

/** Texts long enough not to match another patient's by chance. */
const LEAST = 8;

/** Every longer text in a view. */
export const textsOf = (view: View): ReadonlySet<string> =>
  new Set(
    [...view.values()]
      .filter((answer) => answer.startsWith('{'))
      .flatMap((answer) => [...textsIn(JSON.parse(answer))])
      .filter(({ length }) => length >= LEAST),
  );
