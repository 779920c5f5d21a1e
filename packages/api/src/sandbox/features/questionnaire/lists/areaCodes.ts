import { areaCodes as codes } from '../../../../model/areaCodes.ts';
import { stateName } from '../../../../model/states.ts';
import type { LookupItem } from './entry.ts';

/** Phone area codes by state. */
export const areaCodes: readonly LookupItem[] = codes.map(({ code, state }) => ({
  _id: `area-code-${code}`,
  name: `${code} ${stateName(state)}`,
  system: 'NANP',
  code,
}));
