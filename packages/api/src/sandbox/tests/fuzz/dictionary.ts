import { documentedOperations, operationOf } from '../../http/contract/index.ts';
import type { SignedIn } from '../support/patient.ts';
import type { Dictionary } from './fromSchema.ts';

/** Maximum number of values per name, so that random picks hit each of them. */
const MAX_VALUES = 60;

/** Valid values that random ones would not hit. */
const validValues: readonly (readonly [name: string, value: unknown])[] = [
  ['phone', '(503) 555-0199'],
  ['page', 1],
  ['limit', 10],
  ['code', 'WELCOME10'],
];

type Seen = Map<string, Set<unknown>>;

function addValue(seen: Seen, name: string, value: unknown): void {
  const values = seen.get(name) ?? new Set();
  if (values.size < MAX_VALUES) values.add(value);
  seen.set(name, values);
}

/** Adds the id in a URL of the service, such as that of a file. */
function addIdOfUrl(seen: Seen, value: string | number): void {
  if (typeof value !== 'string' || !value.includes('/api/')) return;
  const path = value.slice(value.indexOf('/api/'));
  const id = operationOf('get', path)?.parameters['id'];
  if (id !== undefined) addValue(seen, `${nounOf(path)}Id`, id);
}

/** Adds a value under its name; an id in a list of 'doses' also as 'doseId' and 'doseIds'. */
function collect(seen: Seen, value: unknown, name: string, parent: string): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(seen, item, name, parent);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) collect(seen, child, key, name);
  } else if (typeof value === 'string' || typeof value === 'number') {
    addValue(seen, name, value);
    addIdOfUrl(seen, value);
    if (name !== '_id') return;
    const noun = parent.replace(/s$/, '');
    addValue(seen, `${noun}Id`, value);
    addValue(seen, `${noun}Ids`, value);
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
    const needsPatient = JSON.stringify(place.value['parameters'] ?? '').includes('patientId');
    const response = await call('GET', needsPatient ? `${path}?patientId=${patientId}` : path).catch(
      () => undefined,
    );
    collect(seen, response?.data ?? [], '', nounOf(path));
    for (const item of response?.data ?? []) collect(seen, item, nounOf(path), '');
  }
  for (const [name, value] of validValues) addValue(seen, name, value);
  return new Map([...seen].map(([name, values]) => [name, [...values]]));
}
