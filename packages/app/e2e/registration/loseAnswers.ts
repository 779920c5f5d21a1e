import type { Page } from 'playwright';
import { operationOf } from '@patient/api/sandbox/contract';
import type { RunningApp } from '../harness/app.ts';

const PREFIX = '/service';

/** What a request asks for: an operation of the description, or an action of the identity protocol. */
function nameOf(method: string, address: string, action: string | undefined): string | undefined {
  if (action !== undefined) return action;
  const path = new URL(address).pathname.slice(PREFIX.length);
  return operationOf(method, path)?.operation.operationId;
}

/**
 * Lets the first call of every operation reach the service, and its answer never come back: the service has done what
 * was asked, and the page cannot know. Resolves to the operations it happened to so far.
 */
export async function loseAnswers(page: Page, { serviceUrl }: RunningApp): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await page.route(`**${PREFIX}/**`, async (route) => {
    const request = route.request();
    const name = nameOf(request.method(), request.url(), request.headers()['x-amz-target']);
    if (name === undefined || lost.has(name)) return route.continue();
    lost.add(name);
    // The brand's host is known to the browser alone.
    await route.fetch({ url: request.url().replace(/^.*?\/service/, serviceUrl) });
    return route.abort('connectionreset');
  });
  return lost;
}
