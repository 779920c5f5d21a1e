import { documentedOperations, operationOf } from '../../http/contract/index.ts';
import type { SignedIn } from '../support/patient.ts';
import type { Dictionary } from './fromSchema.ts';

/** Values kept of one name: enough to hit every kind of thing, few enough to hit each. */
const MOST = 60;

/** What a patient would give, and chance would not find. */
const words: readonly (readonly [name: string, value: unknown])[] = [
  ['phone', '(503) 555-0199'],
  ['page', 1],
  ['limit', 10],
  ['code', 'WELCOME10'],
];

type Seen = Map<string, Set<unknown>>;

function note(seen: Seen, name: string, value: unknown): void {
  const values = seen.get(name) ?? new Set();
  if (values.size < MOST) values.add(value);
  seen.set(name, values);
}

/** Keeps the id of a thing that an address of the service leads to, such as a file. */
function noteAddress(seen: Seen, value: string | number): void {
  if (typeof value !== 'string' || !value.includes('/api/')) return;
  const path = value.slice(value.indexOf('/api/'));
  const id = operationOf('get', path)?.parameters['id'];
  if (id !== undefined) note(seen, `${nounOf(path)}Id`, id);
}

/** Keeps a value under its own name; the id of a thing in a list of 'doses' also as a 'doseId' and one of 'doseIds'. */
function collect(seen: Seen, value: unknown, name: string, parent: string): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(seen, item, name, parent);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) collect(seen, child, key, name);
  } else if (typeof value === 'string' || typeof value === 'number') {
    note(seen, name, value);
    noteAddress(seen, value);
    if (name !== '_id') return;
    const thing = parent.replace(/s$/, '');
    note(seen, `${thing}Id`, value);
    note(seen, `${thing}Ids`, value);
  }
}

/** The noun of a path: 'subscription' of '/api/v2/subscription/stepper/{id}'. */
export const nounOf = (path: string): string =>
  (path.split('/').find((segment) => !['', 'api', 'v2'].includes(segment)) ?? '').replace(/s$/, '');

/** All values that a patient can list, by field name. */
export async function dictionaryOf(
  { call }: Pick<SignedIn, 'call'>,
  { patientId, userId }: { patientId: string; userId: string },
): Promise<Dictionary> {
  const seen: Seen = new Map([
    ['patientId', new Set([patientId])],
    ['userId', new Set([userId])],
  ]);
  for (const { method, path, place } of documentedOperations) {
    if (method !== 'get' || path.includes('{')) continue;
    const wanted = JSON.stringify(place.value['parameters'] ?? '').includes('patientId');
    const answer = await call('GET', wanted ? `${path}?patientId=${patientId}` : path).catch(() => undefined);
    collect(seen, answer?.data ?? [], '', nounOf(path));
    for (const item of answer?.data ?? []) collect(seen, item, nounOf(path), '');
  }
  for (const [name, value] of words) note(seen, name, value);
  return new Map([...seen].map(([name, values]) => [name, [...values]]));
}
