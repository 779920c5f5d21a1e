import { http, HttpResponse } from 'msw';
import type { SetupWorker } from 'msw/browser';
import type { Visit } from './visit.ts';

/** Part of a play function's context that mocks responses. */
export interface MockContext {
  readonly msw: SetupWorker;
  readonly visit: Visit;
}

/** Drops the response of the next call to a path, then calls `onDropped`. The sandbox still processes the request. */
export function dropResponse(
  { msw, visit: { sandbox } }: MockContext,
  method: 'put' | 'post',
  path: string,
  onDropped: () => void = () => undefined,
): void {
  const drop = async ({ request }: { request: Request }) => {
    await sandbox.fetch(request);
    onDropped();
    return HttpResponse.error();
  };
  msw.use(http[method](`*${sandbox.publicPath}${path}`, drop, { once: true }));
}

/**
 * Delays the next request to a path. Returns a function that forwards it to the sandbox; its `received` resolves once the request
 * is made. The request is not recorded in the calls of the visit.
 */
export function delayRequest(
  { msw, visit: { sandbox } }: MockContext,
  method: 'get' | 'put' | 'post' | 'patch',
  path: string,
): (() => void) & { readonly received: Promise<void> } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: received, resolve: markReceived } = Promise.withResolvers<void>();
  const delay = async ({ request }: { request: Request }) => {
    markReceived();
    await released;
    return sandbox.fetch(request);
  };
  msw.use(http[method](`*${sandbox.publicPath}${path}`, delay, { once: true }));
  return Object.assign(release, { received });
}

/** Changes the first record of every response to a GET of a path; with `once`, of the next one only. */
export function changeResponse(
  { msw, visit: { sandbox } }: MockContext,
  path: string,
  change: (record: object) => object | null,
  { once = false }: { readonly once?: boolean } = {},
): void {
  const respond = async ({ request }: { request: Request }) => {
    const { data }: { data: object[] } = await (await sandbox.fetch(request)).json();
    return HttpResponse.json({ data: data.map((record, index) => (index === 0 ? change(record) : record)) });
  };
  msw.use(http.get(`*${sandbox.publicPath}${path}`, respond, { once }));
}
