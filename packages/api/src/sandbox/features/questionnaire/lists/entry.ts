import type { components } from '../../../../generated/patient.ts';

/** An entry of one of the service's lists. */
export type LookupItem = components['schemas']['LookupItem'];

/** Entries out of lines of a code and a name. */
export const entriesOf = (kind: string, system: string, lines: string): readonly LookupItem[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...name] = line.trim().split(' ');
      return { _id: `${kind}-${code}`, name: name.join(' '), system, code };
    });
