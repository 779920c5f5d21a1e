/**
 * Measures pages of the built app on a slow CPU and network: bytes, requests, paint times, app-ready time, blocking time
 * and layout shift, each with its budget. Arguments select paths of pages to measure, `heap`, or `shifts`, after which names
 * of patients may follow. Fails if a value is over its budget.
 */
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startApp } from '../packages/app/e2e/harness/startApp.ts';
import { TOLERANCE } from '../packages/app/e2e/harness/layoutShifts.ts';
import { shiftInPieces } from '../packages/app/e2e/harness/shiftInPieces.ts';
import { signIn } from '../packages/app/e2e/harness/signIn.ts';
import { brands } from '../packages/ui/src/brands/index.ts';
import { measureChat } from './bench/chat.ts';
import { formatRow, isOver, median, type Row } from './bench/report.ts';
import { sizesIn, type Sizes } from './bench/sizes.ts';
import { DEMO, pages, presses, type Budgets } from './bench/pages.ts';
import { measurePress } from './bench/press.ts';
import { measureScreens } from './bench/screens.ts';
import { measureShifts, patients } from './bench/shifts.ts';
import { measureTabs } from './bench/tabs.ts';
import { visit, visitBaseline, type Visit } from './bench/visit.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { fail } from './cli.ts';

const RUNS = 5;

/** First paint of the plain text page on the machine for which budgets of time are stated; a slower one has more time. */
const BASELINE_MS = 240;

const assets = join(import.meta.dirname, '..', 'packages', 'app', 'dist', 'client', 'assets');

/** Path that also selects the chat measurements. */
const CHAT = '/user/chat';

/** Argument that selects the heap measurements of all screens. */
const HEAP = 'heap';

/** Argument that selects the layout shifts of all patients, or of those named after it. */
const SHIFTS = 'shifts';

/** Selected pages; empty for all. */
const selected = process.argv.slice(2);
const measuredPages = pages.filter(({ path }) => selected.length === 0 || selected.includes(path));

const sizeRows = (measure: string, { raw, gzip, brotli }: Sizes, budget?: number): readonly Row[] => [
  { measure: `${measure}, gzip`, value: gzip, unit: 'kB', ...(budget !== undefined && { budget }) },
  { measure: `${measure}, raw`, value: raw, unit: 'kB' },
  { measure: `${measure}, brotli`, value: brotli, unit: 'kB' },
];

/** @param slowness factor by which this machine is slower than the one of the budgets */
function createRows(visits: readonly Visit[], budgets: Budgets, slowness: number): readonly Row[] {
  const [first] = visits;
  if (!first) return [];
  const timeRow = (measure: string, key: 'firstPaint' | 'largestPaint' | 'appReady' | 'blocking'): Row => {
    const budget = budgets[key];
    const value = median(visits.map((measured) => measured[key]));
    return { measure, value, unit: 'ms', ...(budget !== undefined && { budget: budget * slowness }) };
  };
  return [
    { measure: 'requests before the load event', value: first.requests, unit: '' },
    {
      measure: 'requests, idle loading included',
      value: first.allRequests,
      unit: '',
      ...(budgets.requests !== undefined && { budget: budgets.requests }),
    },
    ...sizeRows('script', first.script, budgets.script),
    ...sizeRows('script until ready', first.scriptUntilReady, budgets.scriptUntilReady),
    ...sizeRows('css', first.css, budgets.css),
    ...sizeRows('css until ready', first.cssUntilReady, budgets.cssUntilReady),
    ...sizeRows('document', first.document),
    timeRow('first paint', 'firstPaint'),
    timeRow('largest paint', 'largestPaint'),
    timeRow('app ready', 'appReady'),
    timeRow('blocking time', 'blocking'),
    {
      measure: 'layout shift',
      value: Math.max(...visits.map(({ shift }) => shift)),
      budget: budgets.shift,
      unit: '',
    },
  ];
}

/** Signs in as a scenario's patient and returns the browser profile. */
async function createSignedInState(browser: Browser, home: string, patient: string) {
  const context = await browser.newContext({ baseURL: home });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, patient);
  // The loaded account stores what a reload needs.
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}

const over: string[] = [];

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n${rows.map(formatRow).join('\n')}`);
  over.push(...rows.filter(isOver).map((row) => `${title}:${formatRow(row).replace(/ +/g, ' ')}`));
}

try {
  const executablePath = ensureBrowser();
  const running = await startApp();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const home = running.urlOf(brands[0].id);
  const states = new Map<string, Awaited<ReturnType<typeof createSignedInState>>>();
  const optionsOf = async (patient: string | undefined) => {
    if (patient === undefined) return {};
    const storageState = states.get(patient) ?? (await createSignedInState(browser, home, patient));
    states.set(patient, storageState);
    return { storageState };
  };

  console.log(`Median of ${RUNS} visits with an empty cache; 4× CPU slowdown, 1.6 Mbit/s, 150 ms latency.`);
  if ((loadavg()[0] ?? 0) > availableParallelism()) console.log('This machine is busy: times are too high.');
  const baselines: Awaited<ReturnType<typeof visitBaseline>>[] = [];
  for (let run = 0; run < RUNS; run += 1) baselines.push(await visitBaseline(browser, home));
  const baseline = median(baselines.map(({ firstPaint }) => firstPaint));
  const slowness = Math.max(1, baseline / BASELINE_MS);
  print('Baseline: plain text page, the minimum on this machine', [
    { measure: 'first paint', value: baseline, unit: 'ms' },
    { measure: 'factor of the budgets of time', value: slowness, unit: '' },
    { measure: 'blocking time', value: median(baselines.map(({ blocking }) => blocking)), unit: 'ms' },
  ]);
  for (const { path, patient, budgets } of measuredPages) {
    const options = await optionsOf(patient);
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, home + path, options));
    print(path, createRows(visits, budgets, slowness));
  }
  const shiftRows: Row[] = [];
  for (const { path } of measuredPages.filter(({ patient }) => patient === undefined))
    for (const { id } of brands) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const { value } = await shiftInPieces(await context.newPage(), running.urlOf(id), path);
      shiftRows.push({ measure: `${path} of ${id}`, value, budget: TOLERANCE, unit: '' });
      await context.close();
    }
  print('Layout shift with the document delivered in pieces', shiftRows);
  if (selected.length === 0 || selected.includes(CHAT))
    print('Chat, 4× CPU slowdown', await measureChat(browser, home, await optionsOf('chat')));
  if (selected.length === 0 || selected.includes(HEAP))
    print('Every screen, round after round', await measureScreens(home, optionsOf));
  if (selected.length === 0 || selected.includes(SHIFTS)) {
    const named = patients.filter((patient) => selected.includes(patient));
    for (const patient of named.length === 0 ? patients : named)
      print(`Layout shift of ${patient}`, await measureShifts(browser, home, await optionsOf(patient)));
  }
  if (selected.length === 0) {
    const rows: Row[] = [];
    for (const { path, button, budget } of presses) {
      const times: number[] = [];
      const options = await optionsOf(DEMO);
      for (let run = 0; run < RUNS; run += 1)
        times.push(await measurePress(browser, home + path, button, options));
      rows.push({ measure: `${button.source} on ${path}`, value: median(times), budget, unit: 'ms' });
    }
    print('Next paint after a press', rows);
    print('Two tabs', await measureTabs(browser, home, await optionsOf('active')));
  }
  print('Whole app', [
    // Without budgets, because patients load one route at a time.
    ...sizeRows('script', sizesIn(assets, '.js')),
    ...sizeRows('css', sizesIn(assets, '.css')),
  ]);
  await browser.close();
  await running.stop();
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
} catch (error) {
  fail(error);
}
