import { join } from 'node:path';
import { build } from 'vite';
import { routes } from '../src/routes.ts';
import { sourcesOf } from '../src/shell/router/sourcesOf.ts';
import { chunkNamesOf } from './chunkNames.ts';

/** Files that every page loads first. */
const FIRST = /^assets\/(?:start|react|index|rolldown-runtime)-/;

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
  const pages = routes.map((route) => sourcesOf(route).map((source) => join(root, source)));
  // What the first files load later may be needed on every page.
  const lateFiles = new Set(
    chunks.filter(({ fileName }) => FIRST.test(fileName)).flatMap(({ dynamicImports }) => dynamicImports),
  );
  const late = chunks.flatMap(({ fileName, facadeModuleId }) =>
    lateFiles.has(fileName) && facadeModuleId !== null ? [[facadeModuleId]] : [],
  );
  const shared = chunks.filter(({ fileName }) => !FIRST.test(fileName));
  return chunkNamesOf(shared, [...pages, ...late]);
}
