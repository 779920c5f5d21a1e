import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, fileOf } from '../e2e/resilience/report.ts';
import { nameOf, visits, type Visit } from '../e2e/resilience/visits.ts';
import { routes } from '../src/shared/routes.ts';

const folder = join(import.meta.dirname, '..', 'e2e', 'resilience');

test('every route has a visit', () => {
  const paths = [...new Set(visits.map(({ route }) => route))];
  expect(paths.toSorted(), 'Change the rows of packages/app/e2e/resilience/visits.ts').toEqual(
    routes.map(({ path }) => path).toSorted(),
  );
});

const read = (visit: Visit) => readFileSync(join(folder, fileOf(visit)), 'utf8');

test('every visit is recorded, and each of its calls has a row', () => {
  for (const visit of visits) {
    const calls = [...read(visit).matchAll(/^\| (\w+) \|/gm)].map(([, call]) => call);
    const file = `packages/app/e2e/resilience/${fileOf(visit)}`;
    expect(
      calls.filter((call) => call !== 'call'),
      `Write ${file}: ${commandOf(visit)} -u`,
    ).toEqual(visit.calls);
  }
});

test('the command of a visit selects no other one', () => {
  for (const visit of visits) {
    const [, pattern = ''] = / -t '(.+)'$/.exec(commandOf(visit)) ?? [];
    const selected = visits.filter((each) => new RegExp(pattern).test(`each call ${nameOf(each)}`));
    expect(selected).toEqual([visit]);
  }
});
