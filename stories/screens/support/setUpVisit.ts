import { sandboxHandlers } from '@patient/api/sandbox/msw';
import { http, type AnyHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect } from 'storybook/test';
import { mockWorker } from '../../../.storybook/worker.ts';
import { setOnline, offlineHandlers, networkOf } from './network.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

/** Part of the story context that a visit needs. */
interface VisitContext {
  readonly id: string;
  readonly args: VisitOptions;
  readonly globals: Readonly<Record<string, unknown>>;
  msw: SetupWorker;
  visit: Visit;
}

let current: { readonly key: string; readonly visit: Visit } | undefined;

function handlersOf(
  { sandbox, picturesPath, calls }: Visit,
  network: ReturnType<typeof networkOf>,
): readonly AnyHandler[] {
  const prefix = `*${sandbox.publicPath}`;
  const record = http.all(`${prefix}/*`, ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.slice(sandbox.publicPath.length)}`);
  });
  const pictures = http.get(`*${picturesPath}/*`, ({ request }) =>
    sandbox.fetch(new Request(request.url.replace(picturesPath, sandbox.publicPath))),
  );
  return [record, pictures, ...offlineHandlers(network, prefix), ...sandboxHandlers(sandbox)];
}

/**
 * `beforeEach` of stories that render the app. Opens a new visit with the toolbar's network condition. Changing the color
 * scheme or text size does not restart the visit.
 */
export async function setUpVisit(context: VisitContext): Promise<() => void> {
  const { id, args, globals } = context;
  const worker = await mockWorker();
  const network = networkOf(globals);
  const brandId = globals['brand'];
  const key = JSON.stringify([id, args, brandId, network]);
  if (current?.key !== key) {
    const visit = await openVisit({ ...args, storyId: id, brandId, network });
    current = { key, visit };
    worker.use(...handlersOf(visit, network));
    setOnline(network !== 'offline');
  }
  context.msw = worker;
  context.visit = current.visit;
  return () => {
    worker.resetHandlers();
    current = undefined;
    setOnline(true);
  };
}

/** `afterEach` of stories that render the app: all requests and responses match the OpenAPI description. */
export async function expectNoViolations({ visit }: { visit: Visit }): Promise<void> {
  await expect(visit.violations).toEqual([]);
}
