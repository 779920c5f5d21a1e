/**
 * Measures the design system beside the same screens written with plain react-aria-components, @mui/material and
 * @radix-ui/themes: bytes, mount, renders, heap, frames and interactions, each beside its budget. `--rounds 9` and
 * `--rate 1` change how often, and how many times slower the processor is; `--no-sizes` leaves the bytes out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { median } from './bench/report.ts';
import { buildPage } from './benchUi/build.ts';
import { measured } from './benchUi/figures.ts';
import { each, libraries, type ByLibrary, type LibraryName } from './benchUi/libraries.ts';
import { holds, limitOf, ratio, tableOf, type Figure } from './benchUi/report.ts';
import { sizeFigures } from './benchUi/sizes.ts';
import { rendersOfSwitch, visit, type Figures, type ScreenName } from './benchUi/visit.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { fail } from './oneLine.ts';
import { serveFolder } from '../tools/serveFolder.ts';

const cache = join(import.meta.dirname, '..', '.cache', 'bench-ui');
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

type Visits = Record<ScreenName, Record<LibraryName, Figures[]>>;

const noVisits = (): Visits['cards'] => ({ ui: [], aria: [], mui: [], radix: [] });

/** The middle of all rounds, of one figure of one screen, for each library. */
const middles = (visits: Visits, screen: ScreenName, key: string): Promise<ByLibrary<number>> =>
  each(async (name) => median(visits[screen][name].map((figures) => figures[key] ?? Number.NaN)));

const turned = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

async function screenFigures(): Promise<readonly Figure[]> {
  const executablePath = ensureBrowser();
  if (options.build)
    await each((name) =>
      buildPage(join(import.meta.dirname, 'benchUi', 'screens', name, 'main.tsx'), join(cache, name)),
    );
  const served = await each((name) => serveFolder(join(cache, name)));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const visits: Visits = { cards: noVisits(), chat: noVisits(), form: noVisits() };
  // Whatever comes first is slow: the browser itself has to be read from the disk.
  await visit(browser, served.ui.url, 'form', rate);
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Round ${round + 1} of ${rounds} …`);
    for (const screen of screens)
      for (const name of turned(libraries, round))
        visits[screen][name].push(await visit(browser, served[name].url, screen, rate));
  }
  const renders = await each((name) => rendersOfSwitch(browser, served[name].url));
  await browser.close();
  for (const name of libraries) await served[name].close();
  const rows: Figure[] = [];
  for (const { screen, key, ...row } of measured)
    rows.push({ ...row, values: await middles(visits, screen, key) });
  rows.push({ measure: 'renders of a brand or scheme switch', unit: 'times', values: renders, budget: 0 });
  return rows;
}

try {
  const figures = [...(options.sizes ? await sizeFigures(cache) : []), ...(await screenFigures())];
  console.log(
    `Medians of ${rounds} rounds in turn; processor ${rate} times slower. A ratio is ours over the one beside it.`,
  );
  if ((loadavg()[0] ?? 0) > availableParallelism())
    console.log('Other work is running here: times are too high, ratios still mean something.');
  console.log(tableOf(figures));
  const told = figures.map((figure) => ({
    ...figure,
    limit: limitOf(figure),
    holds: holds(figure),
    ratios: Object.fromEntries(libraries.slice(1).map((name) => [name, ratio(figure, name)])),
  }));
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'report.json'), `${JSON.stringify({ rounds, rate, figures: told }, null, 2)}\n`);
} catch (error) {
  fail(error);
}
