import { http, HttpResponse } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import type { Visit } from './visit.ts';

/** What of a story's context a lost answer is made with. */
interface LineContext {
  readonly msw: MswApi;
  readonly visit: Visit;
}

/** The next change of a path is made by the service, and its answer never arrives. */
export function loseAnswer(
  { msw, visit: { sandbox } }: LineContext,
  method: 'put' | 'post',
  path: string,
): void {
  const lose = async ({ request }: { request: Request }) => {
    await sandbox.fetch(request);
    return HttpResponse.error();
  };
  msw.use(http[method](`*${sandbox.publicPath}${path}`, lose, { once: true }));
}

/** The next change of a path reaches the service only once the story lets it; gives back what lets it. */
export function holdCall(
  { msw, visit: { sandbox } }: LineContext,
  method: 'put' | 'post',
  path: string,
): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async ({ request }: { request: Request }) => {
    await released;
    return sandbox.fetch(request);
  };
  msw.use(http[method](`*${sandbox.publicPath}${path}`, hold, { once: true }));
  return release;
}
