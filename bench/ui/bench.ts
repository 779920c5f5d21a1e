/**
 * Compares @patient/ui with the same screens built on plain react-aria-components, @mui/material and @radix-ui/themes:
 * bytes, mount, renders, heap, frames and interactions, each next to its budget.
 * Options: `--rounds 9`, `--rate 1` (CPU slowdown factor), `--no-sizes`, `--no-build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { median } from '../../scripts/bench/report.ts';
import { fail } from '../../scripts/cli.ts';
import { browserFlags, ensureBrowser } from '../../tools/browser.ts';
import { serveFolder } from '../../tools/serveFolder.ts';
import { buildPage } from './build.ts';
import { figureDefinitions } from './figures.ts';
import { libraries, mapLibraries, type ByLibrary, type LibraryName } from './libraries.ts';
import { formatTable, isWithinBudget, limitOf, ratioTo, type Figure } from './report.ts';
import { measureSizes } from './sizes.ts';
import { countSwitchRenders, visit, type Measurements, type ScreenName } from './visit.ts';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'bench-ui');
const screens: readonly ScreenName[] = ['cards', 'chat', 'form'];

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '4' },
    sizes: { type: 'boolean', default: true },
    build: { type: 'boolean', default: true },
  },
});
const rounds = Number(options.rounds);
const rate = Number(options.rate);

type Visits = Record<ScreenName, Record<LibraryName, Measurements[]>>;

const createVisits = (): Visits['cards'] => ({ ui: [], aria: [], mui: [], radix: [] });

/** Median of one measurement over all rounds, per library. */
const mediansOf = (visits: Visits, screen: ScreenName, key: string): Promise<ByLibrary<number>> =>
  mapLibraries(async (name) =>
    median(visits[screen][name].map((measurements) => measurements[key] ?? Number.NaN)),
  );

const rotate = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

async function measureScreens(): Promise<readonly Figure[]> {
  const executablePath = ensureBrowser();
  if (options.build)
    await mapLibraries((name) =>
      buildPage(join(import.meta.dirname, 'screens', name, 'main.tsx'), join(cache, name)),
    );
  const served = await mapLibraries((name) => serveFolder(join(cache, name)));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const visits: Visits = { cards: createVisits(), chat: createVisits(), form: createVisits() };
  // Warms up the browser.
  await visit(browser, served.ui.url, 'form', rate);
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Round ${round + 1} of ${rounds}`);
    for (const screen of screens)
      for (const name of rotate(libraries, round))
        visits[screen][name].push(await visit(browser, served[name].url, screen, rate));
  }
  const renders = await mapLibraries((name) => countSwitchRenders(browser, served[name].url));
  await browser.close();
  for (const name of libraries) await served[name].close();
  const figures: Figure[] = [];
  for (const { screen, key, ...definition } of figureDefinitions)
    figures.push({ ...definition, values: await mediansOf(visits, screen, key) });
  figures.push({ measure: 'renders per brand or scheme switch', unit: 'times', values: renders, budget: 0 });
  return figures;
}

try {
  const figures = [...(options.sizes ? await measureSizes(cache) : []), ...(await measureScreens())];
  console.log(
    `Median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} at ${rate}× CPU slowdown. Ratio: @patient/ui divided by the library to its left.`,
  );
  if ((loadavg()[0] ?? 0) > availableParallelism())
    console.log('This machine is busy: compare the ratios, not the times.');
  console.log(formatTable(figures));
  const report = figures.map((figure) => ({
    ...figure,
    limit: limitOf(figure),
    isWithinBudget: isWithinBudget(figure),
    ratios: Object.fromEntries(libraries.slice(1).map((name) => [name, ratioTo(figure, name)])),
  }));
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    join(cache, 'report.json'),
    `${JSON.stringify({ rounds, rate, figures: report }, null, 2)}\n`,
  );
} catch (error) {
  fail(error);
}
