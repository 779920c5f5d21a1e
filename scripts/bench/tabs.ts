import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { subscriptionPage } from '../../packages/app/e2e/harness/subscriptionPage.ts';
import { median, type Row } from './report.ts';

const RUNS = 5;

/** Resolves to the time when a button appears, milliseconds since 1970. Both tabs have the same clock. */
const timeOf = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const check = () => {
          const found = [...document.querySelectorAll('main button')].some((button) =>
            button.getAttribute('aria-label')?.startsWith(wanted),
          );
          if (!found) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        check();
      }),
    name,
  );

/**
 * Delay until a second tab shows a change.
 * @param options browser profile of the patient of the scenario `active`
 */
export async function measureTabs(
  browser: Browser,
  home: string,
  options: BrowserContextOptions,
): Promise<readonly Row[]> {
  const context = await browser.newContext(options);
  const pages = [await context.newPage(), await context.newPage()] as const;
  const [page] = pages;
  for (const one of pages) {
    await one.goto(`${home}/user/subscriptions/active-1`);
    await subscriptionPage(one).pause.waitFor();
    await one.waitForLoadState('networkidle');
  }
  const own = subscriptionPage(page);
  const delays: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [press, confirm, after] =
      run % 2 === 0
        ? ([own.pause, own.confirm('Pause'), 'Resume, '] as const)
        : ([own.resume, own.confirm('Resume'), 'Pause, '] as const);
    await press.click();
    await confirm.waitFor();
    const times = pages.map((one) => timeOf(one, after));
    await confirm.click();
    const [first = 0, second = 0] = await Promise.all(times);
    delays.push(Math.max(0, second - first));
  }
  await context.close();
  return [
    {
      measure: 'another tab shows a change, after the first',
      value: median(delays),
      budget: 1000,
      unit: 'ms',
    },
  ];
}
