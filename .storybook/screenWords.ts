/** Storybook preset: the sidebar's search finds a screen by the sentences on it. */
import { dirname, join } from 'node:path';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { routes, type AppRoute } from '../packages/app/src/shared/routes.ts';
import { collectTexts } from '../scripts/texts/collectTexts.ts';
import { closureOf, sourcesIn } from './pieces/files.ts';

const APP = 'packages/app/src';
const PATTERNS = 'packages/ui/src/patterns';

type Sources = ReadonlyMap<string, string>;

/** Imports from a file: its path from the root, and the names of the static ones. */
interface Import {
  readonly names: readonly string[];
  readonly target: string;
}

/** Imports and re-exports of a file, also lazy ones. */
const importsOf = (path: string, source: string): readonly Import[] =>
  [...source.matchAll(/(?:(?:im|ex)port (?:type )?\{([^}]*)\} from |import\()'([^']+)'/g)].map(
    ([, names = '', target = '']) => ({
      names: names.match(/\w+/g) ?? [],
      target: target
        .replace(/^\..+$/, (relative) => join(dirname(path), relative))
        .replace(/^#features\//, `${APP}/features/`)
        .replace(/^@patient\/ui\/(\w+)$/, `${PATTERNS}/$1/index.ts`),
    }),
  );

/** Files that a file imports; of another feature's entry point, only those of the imported names. */
const importedFiles = (sources: Sources) => (path: string, source: string) =>
  importsOf(path, source).flatMap(({ names, target }) =>
    target.startsWith(APP) && target.endsWith('/index.ts')
      ? importsOf(target, sources.get(target) ?? '')
          .filter((exported) => exported.names.some((name) => names.includes(name)))
          .map((exported) => exported.target)
      : [target],
  );

/** Title and sentences of a screen; those of the service, such as questions, are not in the code. */
export function wordsOf({ screen, title }: AppRoute, sources: Sources): readonly string[] {
  const files = [...closureOf(`${APP}/${screen}`, sources, importedFiles(sources))];
  return [...new Set([title, ...files.flatMap((file) => collectTexts(file, sources.get(file) ?? ''))])];
}

/** Sources that screens consist of. */
export const screenSources = (): Sources =>
  new Map([...sourcesIn(`${APP}/features`), ...sourcesIn(PATTERNS)]);

const tagOf = ({ path }: AppRoute) => `route:${path.replaceAll(/:(\w+\??)/g, '{$1}')}`;

/** Adds the words of each route to the first story with its tag: with more of them, one screen would be all results. */
export function withWords(
  { v, entries }: StoryIndex,
  wordsByTag: ReadonlyMap<string, readonly string[]>,
): StoryIndex {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const wordsById = Map.groupBy(
    [...wordsByTag].flatMap(([tag, words]) => words.map((title) => ({ title, tag }))),
    ({ tag }) => stories.find(({ tags }) => tags?.includes(tag))?.id,
  );
  // The search reads them as it does the headings of docs pages.
  const addWords = (entry: IndexEntry): IndexEntry => {
    const words = wordsById.get(entry.id);
    return words === undefined
      ? entry
      : Object.assign({ anchors: words.map(({ title }) => ({ id: entry.id, title })) }, entry);
  };
  return {
    v,
    entries: Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, addWords(entry)])),
  };
}

/** Storybook's index with the words of screens. Tests don't search. */
export async function storyIndexGenerator(generator: StoryIndexGenerator): Promise<StoryIndexGenerator> {
  if (process.env['VITEST'] !== undefined) return generator;
  const sources = screenSources();
  const words = new Map(routes.map((route) => [tagOf(route), wordsOf(route, sources)] as const));
  const read = generator.getIndexAndStats.bind(generator);
  return Object.assign(generator, {
    getIndexAndStats: async () => {
      const { storyIndex, stats } = await read();
      return { storyIndex: withWords(storyIndex, words), stats };
    },
  });
}
