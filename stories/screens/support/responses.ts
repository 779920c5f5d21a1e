import { http, HttpResponse } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import type { Visit } from './visit.ts';

interface MockContext {
  readonly msw: MswApi;
  readonly visit: Visit;
}

/** Drops the response of the next call to a path; the service still processes the request. `onDropped` is called then. */
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
 * Holds the next request to a path, which is not among the calls of the visit. Returns a function that passes it on to the
 * service; its `isHeld` resolves once the request has come.
 */
export function holdRequest(
  { msw, visit: { sandbox } }: MockContext,
  method: 'get' | 'put' | 'post' | 'patch',
  path: string,
): (() => void) & { readonly isHeld: Promise<void> } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: setHeld } = Promise.withResolvers<void>();
  const hold = async ({ request }: { request: Request }) => {
    setHeld();
    await released;
    return sandbox.fetch(request);
  };
  msw.use(http[method](`*${sandbox.publicPath}${path}`, hold, { once: true }));
  return Object.assign(release, { isHeld });
}

/** Changes the first record of each answer to a GET of a path; with `once`, of the next one only. */
export function changeAnswer(
  { msw, visit: { sandbox } }: MockContext,
  path: string,
  change: (record: object) => object | null,
  { once = false }: { readonly once?: boolean } = {},
): void {
  const answer = async ({ request }: { request: Request }) => {
    const { data }: { data: object[] } = await (await sandbox.fetch(request)).json();
    return HttpResponse.json({ data: data.map((record, index) => (index === 0 ? change(record) : record)) });
  };
  msw.use(http.get(`*${sandbox.publicPath}${path}`, answer, { once }));
}
