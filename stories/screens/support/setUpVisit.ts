import { sandboxHandlers } from '@patient/api/sandbox/msw';
import { http, type AnyHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { expect } from 'storybook/test';
import { connectDevice, lineHandlers, networkOf } from './network.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

/** The part of a story's context that a visit is made from and kept in. */
interface VisitContext {
  readonly id: string;
  readonly args: VisitOptions;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly msw: MswApi;
  visit: Visit;
}

let kept: { readonly key: string; readonly visit: Visit } | undefined;

function handlersOf({ sandbox, calls }: Visit, network: ReturnType<typeof networkOf>): readonly AnyHandler[] {
  const prefix = `*${sandbox.publicPath}`;
  const record = http.all(`${prefix}/*`, ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.slice(sandbox.publicPath.length)}`);
  });
  return [record, ...lineHandlers(network, prefix), ...sandboxHandlers(sandbox)];
}

/**
 * `beforeEach` of every story that shows the app: a fresh visit, unless the story is only looked at differently
 * (scheme, text size), and the line as the network toolbar says.
 */
export async function visiting(context: VisitContext): Promise<() => void> {
  const { id, args, globals, msw } = context;
  const network = networkOf(globals);
  const brandId = globals['brand'];
  const key = JSON.stringify([id, args, brandId, network]);
  if (kept?.key !== key) {
    const visit = await openVisit({ ...args, brandId, network });
    kept = { key, visit };
    msw.use(...handlersOf(visit, network));
    connectDevice(network !== 'offline');
  }
  context.visit = kept.visit;
  return () => {
    kept = undefined;
    connectDevice(true);
  };
}

/** `afterEach` of every story that shows the app: what went over the line was as the description says. */
export async function keepingTheContract({ visit }: { visit: Visit }): Promise<void> {
  await expect(visit.breaches).toEqual([]);
}
