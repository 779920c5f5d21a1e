/**
 * Measures the built app: bytes, requests, paints, readiness, blocking and shift of /login and the first signed-in
 * page on a slow processor and a slow line, each beside its budget. `--no-build` measures the last build.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startApp } from '../packages/app/e2e/harness/startApp.ts';
import { signIn } from '../packages/app/e2e/harness/signIn.ts';
import { brands } from '../packages/ui/src/brands/index.ts';
import { lineOf, median, type Row } from './bench/report.ts';
import { sizesIn, type Sizes } from './bench/sizes.ts';
import { emptyPage, visit, type Visit } from './bench/visit.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { fail } from './cli.ts';

const RUNS = 5;
const app = join(import.meta.dirname, '..', 'packages', 'app');
const assets = join(app, 'dist', 'client', 'assets');

/** What a page may cost; bytes are gzip, times milliseconds. */
interface Budgets {
  readonly script: number;
  readonly css?: number;
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly appReady?: number;
  readonly blocking: number;
  readonly shift: number;
}

const pages: readonly { path: string; isSignedIn: boolean; budgets: Budgets }[] = [
  {
    path: '/login',
    isSignedIn: false,
    budgets: {
      script: 105_000,
      css: 5_000,
      firstPaint: 400,
      largestPaint: 400,
      appReady: 1_150,
      blocking: 130,
      shift: 0.01,
    },
  },
  { path: '/user/subscriptions', isSignedIn: true, budgets: { script: 165_000, blocking: 130, shift: 0.01 } },
];

const sizeRows = (measure: string, { raw, gzip, brotli }: Sizes, budget?: number): readonly Row[] => [
  { measure: `${measure}, gzip`, value: gzip, unit: 'kB', ...(budget !== undefined && { budget }) },
  { measure: `${measure}, raw`, value: raw, unit: 'kB' },
  { measure: `${measure}, brotli`, value: brotli, unit: 'kB' },
];

function rowsOf(visits: readonly Visit[], budgets: Budgets): readonly Row[] {
  const [first] = visits;
  if (!first) return [];
  const time = (measure: string, key: 'firstPaint' | 'largestPaint' | 'appReady' | 'blocking'): Row => {
    const budget = budgets[key];
    const value = median(visits.map((one) => one[key]));
    return { measure, value, unit: 'ms', ...(budget !== undefined && { budget }) };
  };
  return [
    { measure: 'requests before the load event', value: first.requests, unit: '' },
    ...sizeRows('script', first.script, budgets.script),
    ...sizeRows('css', first.css, budgets.css),
    ...sizeRows('document', first.document),
    time('first paint', 'firstPaint'),
    time('largest paint', 'largestPaint'),
    time('usable (app-ready)', 'appReady'),
    time('blocking time', 'blocking'),
    {
      measure: 'layout shift',
      value: median(visits.map(({ shift }) => shift)),
      budget: budgets.shift,
      unit: '',
    },
  ];
}

/** The browser profile of the demonstration patient, signed in. */
async function signedIn(browser: Browser, home: string) {
  const context = await browser.newContext({ baseURL: home });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, 'demo');
  await page.getByRole('heading', { name: 'Your subscriptions' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

const print = (title: string, rows: readonly Row[]) =>
  console.log(`\n${title}\n${rows.map(lineOf).join('\n')}`);

try {
  const executablePath = ensureBrowser();
  if (!process.argv.includes('--no-build'))
    execFileSync(process.execPath, [join(app, 'server', 'build.ts')], { stdio: 'inherit' });
  const running = await startApp();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const home = running.urlOf(brands[0].id);
  const storageState = await signedIn(browser, home);

  console.log(
    `Median of ${RUNS} visits with an empty cache; processor 4 times slower, 1.6 Mbit/s, 150 ms a request.`,
  );
  if ((loadavg()[0] ?? 0) > availableParallelism())
    console.log('Other work is running here: the times are too high.');
  const empty: Awaited<ReturnType<typeof emptyPage>>[] = [];
  for (let run = 0; run < RUNS; run += 1) empty.push(await emptyPage(browser, home));
  print('A page of two words, for comparison: the least this machine can take', [
    { measure: 'first paint', value: median(empty.map(({ firstPaint }) => firstPaint)), unit: 'ms' },
    { measure: 'blocking time', value: median(empty.map(({ blocking }) => blocking)), unit: 'ms' },
  ]);
  for (const { path, isSignedIn, budgets } of pages) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1)
      visits.push(await visit(browser, home + path, isSignedIn ? { storageState } : {}));
    print(path, rowsOf(visits, budgets));
  }
  print('Everything', [
    ...sizeRows('script', sizesIn(assets, '.js'), 300_000),
    ...sizeRows('css', sizesIn(assets, '.css'), 9_000),
  ]);
  await browser.close();
  await running.stop();
} catch (error) {
  fail(error);
}
