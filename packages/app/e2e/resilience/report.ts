import type { Observation } from './checkVisit.ts';
import { nameOf, type Visit } from './visits.ts';

/** File with the section of a visit, relative to this folder. */
export const fileOf = (visit: Visit): string =>
  `reference/${
    nameOf(visit)
      .replaceAll(/[^a-z]+/gi, '-')
      .replaceAll(/^-|-$/g, '') || 'index'
  }.md`;

const quoted = (text: string) => `“${text}”`;

function describeObservation({ failure, missing }: Observation): string {
  if (failure !== undefined) return `${quoted(failure)}, Try again`;
  return missing.length === 0 ? 'the page' : `the page without ${missing.map(quoted).join(', ')}`;
}

/** Most frequent observation of a call, then the others with their interferences. */
function cellOf(observations: readonly Observation[]): string {
  const groups = Map.groupBy(observations, describeObservation);
  const [most, ...others] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const rest = others.map(
    ([description, each]) =>
      `; after ${each.map(({ interference }) => interference).join(', ')}: ${description}`,
  );
  return most === undefined ? '' : most[0] + rest.join('');
}

/** Command that checks one visit alone. */
export const commandOf = (visit: Visit): string =>
  `npx -y pnpm@12 test --only journeys -- resilience -t ' ${nameOf(visit).replaceAll(/[?()]/g, '.')}$'`;

/** Record of a visit: each call of its first view, and what a patient sees when it fails. */
export function sectionOf(visit: Visit, observations: readonly Observation[]): string {
  const seen = Map.groupBy(observations, ({ operation }) => operation);
  const rows = [...new Set([...visit.calls, ...seen.keys()])].map(
    (operation) => `| ${operation} | ${cellOf(seen.get(operation) ?? []) || 'as on /user/profile'} |`,
  );
  const lines = rows.length === 0 ? ['No calls.'] : ['| call | the patient sees |', '| --- | --- |', ...rows];
  return [`## ${nameOf(visit)}`, '', ...lines, ''].join('\n');
}
