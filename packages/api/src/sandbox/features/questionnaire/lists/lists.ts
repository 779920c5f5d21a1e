import { stateNames } from '../../../../model/states.ts';
import { allergies } from './allergies.ts';
import { areaCodes } from './areaCodes.ts';
import { conditions } from './conditions.ts';
import type { LookupItem } from './entry.ts';
import { medicines } from './medicines.ts';

const states: readonly LookupItem[] = Object.entries(stateNames).map(([code, name]) => ({
  _id: `state-${code}`,
  name,
  system: 'USPS',
  code,
}));

const lists: ReadonlyMap<string, readonly LookupItem[]> = new Map([
  ['states', states],
  ['area-codes', areaCodes],
  ['conditions', conditions],
  ['allergies', allergies],
  ['medicines', medicines],
]);

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether a word of the name, or the code, starts with the search text. */
function isFound({ name, code = '' }: LookupItem, search: string): boolean {
  const prefix = search.trim().toLowerCase();
  return ` ${name} ${code}`.toLowerCase().includes(` ${prefix}`);
}

/** Matching entries of a list, in its order; undefined for an unknown list. */
export const lookUp = (
  type: string,
  { search = '', system }: { search?: string | undefined; system?: string | undefined },
): LookupItem[] | undefined =>
  lists.get(type)?.filter((item) => isFound(item, search) && (!system || same(item.system ?? '', system)));
