import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../e2e/resilience/sights.ts';
import { visits, type Visit } from '../e2e/resilience/visits.ts';
import { routes } from '../src/routes.ts';

const folder = join(import.meta.dirname, '..', 'e2e', 'resilience');

const HEAD = `# Resilience

What a patient sees when a call of a page's first view goes wrong, by route and call. The ways are status 500 with and without a message, JSON
that is cut off, has no list, holds a null, nulls in place of fields or fields of other types, a page of a proxy, a reset connection, no connection,
no answer for 30 seconds, and a slow answer. Four pages meet each call in every way; the others in one way of each kind that a page can tell apart:
refused, unreadable, readable in part, lost, never answered, slow. That the client makes one kind of the rest is tested in \`packages/api\`.

After each of them the page is whole again with Try again, or once reloaded where it only leaves a part out; nothing is sent twice; no words of an
engine are shown; the console stays free of exceptions. The reason is on the page, or in the notification where only a part is left out.

“the page” means that nothing is missing: the call fills the frame (the bell, the number of new messages) or is not needed to go on.

\`npx -y pnpm@12 journeys resilience\` walks it all; after an intended change \`journeys resilience -u\` and then
\`pnpm --filter @patient/app test server/resilience.test.ts -u\` write this page.

`;

test('every route is walked', () => {
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

test('docs/resilience.md is what the walk has seen', async () => {
  await expect(HEAD + visits.map(read).join('\n')).toMatchFileSnapshot(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'resilience.md'),
  );
});
