import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../e2e/resilience/report.ts';
import { visits, type Visit } from '../e2e/resilience/visits.ts';
import { routes } from '../src/shared/routes.ts';

const folder = join(import.meta.dirname, '..', 'e2e', 'resilience');

const HEAD = `# Resilience

What a patient sees when a call of a page's first view fails, by route and call. A call fails in these ways: status 500 with and without a
message; JSON that is truncated, has no data list, a null record, null fields or mistyped fields; a proxy page; a reset connection; no connection; no
response for 30 seconds. It is slow before it fails, so that the page is also seen while it loads. The calls of two pages fail in every way, the
others in the two ways that pages handle differently: with an error (status 500), and with data that has gaps (mistyped fields). Tests in
\`packages/api\` show that the client handles the other ways like these.

After each failure, Try again completes the page, or a reload does if only a part is hidden. Nothing is sent twice, no technical error text is shown, and
the console has no exceptions. The page shows the reason; if only a part is hidden, a notification does.

“the page” means the complete page: the call belongs to the layout (the bell, the number of new messages) or is not needed to continue.

\`npx -y pnpm@12 test --only journeys -- resilience\` checks every page. After an intended change, the same with \`-u\` and then
\`npx -y pnpm@12 --filter @patient/app test server/resilience.test.ts -u\` update this page.

`;

test('every route has a visit', () => {
  const paths = [...new Set(visits.map(({ route }) => route))];
  expect(paths.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

const read = (visit: Visit) => readFileSync(join(folder, fileOf(visit)), 'utf8');

test('every visit is recorded, and each of its calls has a row', () => {
  for (const visit of visits) {
    const calls = [...read(visit).matchAll(/^\| (\w+) \|/gm)].map(([, call]) => call);
    expect(calls.filter((call) => call !== 'call')).toEqual(visit.calls);
  }
});

test('docs/resilience.md contains the recorded results', async () => {
  await expect(HEAD + visits.map(read).join('\n')).toMatchFileSnapshot(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'resilience.md'),
  );
});
