import type { Difference, DocumentedOperation } from '@patient/api/sandbox/contract';

/** Difference, with the number of places where it was found. */
export interface Finding extends Difference {
  times: number;
}

/** How an operation of the service compares with the description. */
export type Outcome = 'conforms' | 'differs' | 'not offered' | 'skipped';

/** Row of the report. Has no values of the service, because reports are shared. */
export interface Result {
  operationId: string;
  /** Method and path of the description, such as 'GET /api/order/{id}'. */
  call: string;
  feature: string;
  outcome: Outcome;
  /** Number of requests with the token. */
  requests: number;
  findings: readonly Finding[];
  /** JSON pointers of undescribed fields, which the app ignores. */
  undescribed: readonly string[];
  /** What was not checked, and why. */
  notes: readonly string[];
}

/** Replaces the indices of a JSON pointer by `*`. */
const withoutIndices = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Collects what is observed of one operation. */
export function createObservation({ operationId, method, path, place }: DocumentedOperation) {
  const findings = new Map<string, Finding>();
  const undescribed = new Set<string>();
  const notes = new Set<string>();
  const counts = { received: 0, missing: 0, withData: 0 };

  const outcome = (): Outcome => {
    if (findings.size > 0) return 'differs';
    if (counts.received > 0) return 'conforms';
    return counts.missing > 0 ? 'not offered' : 'skipped';
  };
  const ownNotes = (): string[] => {
    if (outcome() === 'not offered' && place.value['x-assumed'] === 'addition')
      return ['Optional: the app works without it.'];
    const isEmpty = outcome() === 'conforms' && method === 'get' && counts.withData === 0;
    return isEmpty ? ['No response had data.'] : [];
  };

  return {
    /** Adds differences; of those that differ only in indices, the first is shown. */
    differ(differences: readonly Difference[], prefix = '') {
      for (const { where, expected, received } of differences) {
        const key = [prefix, withoutIndices(where), expected, received].join('\n');
        const known = findings.get(key) ?? { where: prefix + where, expected, received, times: 0 };
        findings.set(key, { ...known, times: known.times + 1 });
      }
    },
    ignore(pointers: readonly string[]) {
      for (const pointer of pointers) undescribed.add(withoutIndices(pointer));
    },
    note: (text: string) => notes.add(text),
    count(kind: keyof typeof counts) {
      counts[kind] += 1;
    },
    result: (): Result => ({
      operationId,
      call: `${method.toUpperCase()} ${path}`,
      feature: Array.isArray(place.value['tags']) ? String(place.value['tags'][0]) : '',
      outcome: outcome(),
      requests: counts.received + counts.missing,
      findings: [...findings.values()],
      undescribed: [...undescribed],
      notes: [...notes, ...ownNotes()],
    }),
  };
}
