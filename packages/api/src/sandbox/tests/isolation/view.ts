import * as fc from 'fast-check';
import { documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { type Person, createPerson } from '../people.ts';
import { requestOf } from '../fuzz/judge.ts';
import { validRequests } from '../fuzz/requests.ts';
import { SEED } from '../scale.ts';

/** Everything a patient can read: the responses of GET operations by URL. */
export type View = ReadonlyMap<string, string>;

/** Requests per GET operation, with different ids. */
const READS = 40;

/** Collects everything a patient can read. */
export async function viewOf(sandbox: Sandbox, person: Person): Promise<View> {
  const view = new Map<string, string>();
  for (const operation of documentedOperations.filter(({ method }) => method === 'get')) {
    for (const spec of fc.sample(validRequests(operation, person.dictionary), {
      seed: SEED,
      numRuns: READS,
    })) {
      if (view.has(spec.url)) continue;
      const response = await sandbox.fetch(requestOf(spec, person.token));
      if (response.status === 200) view.set(spec.url, await response.text());
    }
  }
  return view;
}

/** Calls every writing operation a few times, so that the patient has data of each kind. */
export async function useAllOperations(sandbox: Sandbox, person: Person): Promise<Person> {
  for (const operation of documentedOperations.filter(({ method, open }) => method !== 'get' && !open)) {
    for (const spec of fc.sample(validRequests(operation, person.dictionary), { seed: SEED, numRuns: 6 })) {
      await sandbox.fetch(requestOf(spec, person.token));
    }
  }
  return createPerson(sandbox, person.scenario);
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* textsIn(child);
  }
}

/** Minimum length of a text that does not match another patient's by chance. */
const MIN_LENGTH = 8;

/** Every longer text in a view. */
export const textsOf = (view: View): ReadonlySet<string> =>
  new Set(
    [...view.values()]
      .filter((response) => response.startsWith('{'))
      .flatMap((response) => [...textsIn(JSON.parse(response))])
      .filter(({ length }) => length >= MIN_LENGTH),
  );
