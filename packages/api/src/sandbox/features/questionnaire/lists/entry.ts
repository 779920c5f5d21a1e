import type { components } from '../../../../generated/patient.ts';

/** Entry of a lookup list. */
export type LookupItem = components['schemas']['LookupItem'];

/** Parses entries from lines with a code and a name. */
export const entriesOf = (kind: string, system: string, lines: string): readonly LookupItem[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...name] = line.trim().split(' ');
      return { _id: `${kind}-${code}`, name: name.join(' '), system, code };
    });
