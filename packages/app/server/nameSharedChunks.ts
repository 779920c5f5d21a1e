import { join } from 'node:path';
import { build } from 'vite';
import { routes, type ScreenName } from '../src/routes.ts';
import { awaitedSources, laterSources, sourcesOf } from '../src/shell/router/sourcesOf.ts';
import { chunkNamesOf, type PageModules } from './chunkNames.ts';

/** Files that every page loads first. */
const FIRST = /^assets\/(?:start|react|index|rolldown-runtime)-/;

/** Weights of the pages that are opened most or have the most code; 1 for the others. Found by trying (docs/decisions/0034). */
const WEIGHTS: { readonly [Name in ScreenName]?: number } = {
  subscriptions: 18,
  renewal: 18,
  subscription: 38,
  newSubscription: 9,
  followUp: 9,
  profile: 20,
  settings: 12,
  steps: 9,
  entry: 5,
  register: 3,
};

/** Weight of a page with a part that it begins with and that comes beside its calls. */
const AWAITED_WEIGHT = 7;

/** Weight of a page with a part that comes later. */
const LATER_WEIGHT = 0.5;

/**
 * Names of the chunks that routes share, by module id, from a build that is not written: only a build tells what is left
 * of a module, so the graph of imports would name too much.
 * @param root folder of the app
 */
export async function nameSharedChunks(
  root: string,
  configFile: string,
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile,
    logLevel: 'warn',
    build: { write: false, minify: false, reportCompressedSize: false },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  const pages = routes.flatMap((route): readonly PageModules[] => {
    const ids = sourcesOf(route).map((source) => join(root, source));
    const { [route.screen]: awaited } = awaitedSources;
    const { [route.screen]: later = [] } = laterSources;
    return [
      { ids, weight: WEIGHTS[route.screen] ?? 1 },
      ...(awaited === undefined ? [] : [{ ids: [...ids, join(root, awaited)], weight: AWAITED_WEIGHT }]),
      ...later.map((source) => ({ ids: [...ids, join(root, source)], weight: LATER_WEIGHT })),
    ];
  });
  const shared = chunks.filter(({ fileName }) => !FIRST.test(fileName));
  return chunkNamesOf(shared, pages);
}
