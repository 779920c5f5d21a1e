import type { Page } from 'playwright';
import type { ConfigFile } from '../../src/shell/config.ts';
import type { RunningApp } from '../harness/startApp.ts';

/** Analytics of the sandbox, and error reports to a host of their own. */
export const TELEMETRY: ConfigFile = {
  tags: { tagManagerId: 'GTM-TEST', pixelId: '42', url: '/service' },
  errorReports: { dsn: 'https://key@reports.invalid/7' },
};

/** Sends error reports on to the sandbox. Returns the requests, with all their headers. */
export async function routeReports(page: Page, { serviceUrl }: RunningApp): Promise<void> {
  await page.route('https://reports.invalid/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const forward = async () => {
      const response = await route.fetch({ url: `${serviceUrl}/report${pathname}` });
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response, headers });
    };
    // A page may be closed while its last report is on the way.
    await forward().catch(() => undefined);
  });
}

/** What the sandbox has received, the newest first. */
export async function readSandbox(
  { serviceUrl }: RunningApp,
  page: 'events' | 'reports',
): Promise<readonly Record<string, unknown>[]> {
  const response = await fetch(`${serviceUrl}/__sandbox/${page}`, {
    headers: { accept: 'application/json' },
  });
  const state: Record<string, Record<string, unknown>[]> = await response.json();
  return state[page] ?? [];
}

/** Events of the tag manager and the pixel, the oldest first, without their start. */
export async function readPageViews(app: RunningApp): Promise<readonly unknown[]> {
  const events = await readSandbox(app, 'events');
  return events
    .toReversed()
    .filter(({ kind }) => kind === 'event')
    .map(({ body, query }) => body ?? query)
    .filter((sent) => /page_view|PageView/.test(JSON.stringify(sent)));
}
