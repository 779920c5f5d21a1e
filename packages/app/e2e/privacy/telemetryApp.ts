import type { Page } from 'playwright';
import type { ConfigFile } from '../../src/shell/config.ts';
import type { RunningApp } from '../harness/startApp.ts';

/** Configuration with analytics of the sandbox and error reports to another host. */
export const TELEMETRY: ConfigFile = {
  tags: { tagManagerId: 'GTM-TEST', pixelId: '42', url: '/service' },
  errorReports: { dsn: 'https://key@reports.invalid/7' },
};

/** Routes error reports to the sandbox. */
export async function routeReports(page: Page, { serviceUrl }: RunningApp): Promise<void> {
  await page.route('https://reports.invalid/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const forward = async () => {
      const response = await route.fetch({ url: `${serviceUrl}/report${pathname}` });
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response, headers });
    };
    // Fails if the page closes before its last report is sent.
    await forward().catch(() => undefined);
  });
}

/** Analytics events or error reports that the sandbox has received, newest first. */
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

/** Page views of the tag manager and the pixel, oldest first. */
export async function readPageViews(app: RunningApp): Promise<readonly unknown[]> {
  const events = await readSandbox(app, 'events');
  return events
    .toReversed()
    .filter(({ kind }) => kind === 'event')
    .map(({ body, query }) => body ?? query)
    .filter((sent) => /page_view|PageView/.test(JSON.stringify(sent)));
}
