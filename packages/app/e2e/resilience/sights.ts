import type { Sight } from './walk.ts';
import { nameOf, type Visit } from './visits.ts';

/** File of the section of a visit, below this folder. */
export const fileOf = (visit: Visit): string =>
  `reference/${
    nameOf(visit)
      .replaceAll(/[^a-z]+/gi, '-')
      .replaceAll(/^-|-$/g, '') || 'index'
  }.md`;

const quoted = (text: string) => `“${text}”`;

function inWords({ failure, missing }: Sight): string {
  if (failure !== undefined) return `${quoted(failure)}, Try again`;
  return missing.length === 0 ? 'the page' : `the page without ${missing.map(quoted).join(', ')}`;
}

/** What a patient sees in most ways that the call goes wrong, then in the others. */
function cellOf(sights: readonly Sight[]): string {
  const ways = Map.groupBy(sights, inWords);
  const [most, ...others] = [...ways].toSorted(([, a], [, b]) => b.length - a.length);
  const rest = others.map(
    ([words, each]) => `; after ${each.map(({ interference }) => interference).join(', ')}: ${words}`,
  );
  return most === undefined ? '' : most[0] + rest.join('');
}

/** Section of a visit in the table: each call of its first view, and what a patient sees when it goes wrong. */
export function sectionOf(visit: Visit, sights: readonly Sight[]): string {
  const seen = Map.groupBy(sights, ({ operation }) => operation);
  const rows = [...new Set([...visit.calls, ...seen.keys()])].map(
    (operation) => `| ${operation} | ${cellOf(seen.get(operation) ?? []) || 'as on /user/profile'} |`,
  );
  const lines =
    rows.length === 0 ? ['Calls nothing.'] : ['| call | the patient sees |', '| --- | --- |', ...rows];
  return [`## ${nameOf(visit)}`, '', ...lines, ''].join('\n');
}
