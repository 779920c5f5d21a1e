/**
 * Checks every docs page of the built Storybook in two modes, every value of the toolbars, how much code a story loads, the search,
 * the manifest of components, and that it works below a path and says so where it can't work. `--no-build` uses the last build,
 * and any other argument filters pages by id.
 */
import { execFileSync } from 'node:child_process';
import { serveFolder } from '../tools/serveFolder.ts';
import { fail } from './cli.ts';
import { atlasVisits } from './storybookCheck/atlas.ts';
import { budgetVisits } from './storybookCheck/budgets.ts';
import { controlVisits } from './storybookCheck/controls.ts';
import { docsVisits } from './storybookCheck/docsPages.ts';
import { hostVisits } from './storybookCheck/hosts.ts';
import { manifestVisits } from './storybookCheck/manifest.ts';
import { openBrowser } from './storybookCheck/open.ts';
import { searchVisits } from './storybookCheck/search.ts';
import { routeVisits, toolbarVisits } from './storybookCheck/toolbars.ts';
import { modes, storybookFolder } from './visual/modes.ts';

const args = process.argv.slice(2);
const filter = args.find((arg) => !arg.startsWith('--')) ?? '';

/** Number of parallel pages, one per core of the smallest supported machine. */
const PARALLEL = 2;

if (!args.includes('--no-build')) {
  execFileSync('storybook', ['build', '--output-dir', 'dist/storybook', '--quiet'], { stdio: 'inherit' });
}

const browser = await openBrowser();
// Below a path, as on a documentation site.
const storybook = await serveFolder(storybookFolder, '/design');
const [firstMode] = modes;
const lastMode = modes.at(-1);
if (!firstMode || !lastMode) fail('There is no brand.');

// Two modes cover all brands and schemes.
const visits = [
  ...budgetVisits(browser, storybook.url),
  ...atlasVisits(browser, storybook.url),
  ...manifestVisits(storybook.url),
  ...hostVisits(browser, storybook.url),
  ...searchVisits(browser, storybook.url),
  ...toolbarVisits(browser, storybook.url),
  ...controlVisits(browser, storybook.url),
  ...routeVisits(browser, storybook.url),
  ...(await docsVisits(browser, storybook.url, [firstMode, lastMode])),
].filter(({ name }) => name.includes(filter));
if (visits.length === 0) fail(`Nothing matches "${filter}".`);

let failed = 0;
const queue = visits.values();
await Promise.all(
  Array.from({ length: PARALLEL }, async () => {
    for (const { name, problems } of queue) {
      const found = await problems().catch((error: unknown) => [String(error)]);
      if (found.length === 0) continue;
      failed += 1;
      console.log([`✗ ${name}`, ...found.map((problem) => `    ${problem}`)].join('\n'));
    }
  }),
);
await browser.close();
await storybook.close();
console.log(`${visits.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
