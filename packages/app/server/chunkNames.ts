import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { routes, sourcesOf } from '../src/routes.ts';

/** Part of a chunk of the bundler's output. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  /** Ids of its modules. */
  readonly moduleIds: readonly string[];
  /** Names of the files that it imports statically. */
  readonly imports: readonly string[];
}

/** Ids of the modules that a page imports, at first or with a part that is loaded later. */
export type PageModules = readonly string[];

/** Chunks that become one, with what they cost and whom. */
interface Group {
  readonly chunks: ReadonlySet<BuiltChunk>;
  /** Indexes of the pages that fetch it. */
  readonly pages: ReadonlySet<number>;
  /** Bytes, gzip; an estimate. */
  readonly size: number;
}

/** Bytes that a page may fetch in vain to save a request. */
const REQUEST_WORTH = 1_500;

/** Bytes that a page fetches in vain at most where two groups are merged. */
const MAX_IN_VAIN = 4_000;

/** Share that is left of a chunk's bytes (gzip) once it is minified; about that of this app. */
const MINIFIED = 0.55;

/** What can be reached from these through static imports, with themselves. */
function closureOf<Node>(roots: Iterable<Node>, next: (node: Node) => Iterable<Node>): ReadonlySet<Node> {
  const closure = new Set(roots);
  // A set visits what is added to it on the way.
  for (const node of closure) for (const found of next(node)) closure.add(found);
  return closure;
}

/** Chunks needed by the same pages. Each imports only chunks of more pages, so that no two groups import each other. */
function groupByPages(
  pagesOf: ReadonlyMap<BuiltChunk, ReadonlySet<number>>,
  sizeOf: (chunk: BuiltChunk) => number,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [chunk, pages] of pagesOf) {
    const key = [...pages].join();
    const { chunks = [], size = 0 } = groups.get(key) ?? {};
    groups.set(key, { chunks: new Set([...chunks, chunk]), pages, size: size + sizeOf(chunk) });
  }
  return [...groups.values()];
}

const merge = (one: Group, other: Group): Group => ({
  chunks: new Set([...one.chunks, ...other.chunks]),
  pages: one.pages.union(other.pages),
  size: one.size + other.size,
});

/** Bytes that merging two groups saves over all pages, a request being worth some. */
function gainOf(one: Group, other: Group): number {
  const onlyOne = one.pages.difference(other.pages).size;
  const onlyOther = other.pages.difference(one.pages).size;
  const inVain = Math.max(onlyOther > 0 ? one.size : 0, onlyOne > 0 ? other.size : 0);
  if (inVain > MAX_IN_VAIN) return 0;
  const saved = one.pages.intersection(other.pages).size * REQUEST_WORTH;
  return saved - onlyOther * one.size - onlyOne * other.size;
}

/** Merges the two groups that save most, until no two save anything. */
function mergeSmall(
  groups: readonly Group[],
  importsOf: (chunk: BuiltChunk) => readonly BuiltChunk[],
): readonly Group[] {
  const targetsOf = ({ chunks }: Group) =>
    groups.filter((group) =>
      [...chunks].some((chunk) => importsOf(chunk).some((to) => group.chunks.has(to))),
    );
  /**
   * Whether all that two groups import is fetched by the pages of both anyway, and nothing that one imports leads to the
   * other: merged, they would import each other in a circle.
   */
  const canMerge = (one: Group, other: Group) => {
    const pages = one.pages.union(other.pages);
    const isPair = (group: Group) => group === one || group === other;
    const imported = closureOf(
      [one, other].flatMap(targetsOf).filter((group) => !isPair(group)),
      targetsOf,
    );
    return [...imported].every((group) => !isPair(group) && pages.isSubsetOf(group.pages));
  };
  const pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
  );
  const best = pairs
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => canMerge(one, other));
  if (!best) return groups;
  const rest = groups.filter((group) => group !== best.one && group !== best.other);
  return mergeSmall([...rest, merge(best.one, best.other)], importsOf);
}

/**
 * Names the chunks of a second build after the pages that need them: what the same pages fetch together shares a chunk, and
 * small chunks join others, so that a page fetches few files and little in vain (docs/decisions/0034).
 * @param built chunks of a first build, as fine as the bundler makes them, but for those of every page
 * @returns name by module id, for modules that a page fetches
 */
export function chunkNamesOf(
  built: readonly BuiltChunk[],
  pages: readonly PageModules[],
): ReadonlyMap<string, string> {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = ({ imports }: BuiltChunk) => imports.flatMap((file) => chunks.get(file) ?? []);
  const pagesOf = new Map<BuiltChunk, Set<number>>();
  for (const [index, ids] of pages.entries()) {
    const roots = [...chunks.values()].filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id)));
    for (const chunk of closureOf(roots, importsOf))
      pagesOf.set(chunk, (pagesOf.get(chunk) ?? new Set()).add(index));
  }
  const sizeOf = ({ code }: BuiltChunk) => gzipSync(code).length * MINIFIED;
  const groups = mergeSmall(groupByPages(pagesOf, sizeOf), importsOf);
  return new Map(
    groups.flatMap((group, index) =>
      [...group.chunks].flatMap(({ moduleIds }) => moduleIds.map((id) => [id, `r${index}`] as const)),
    ),
  );
}

/** Files that every page loads first. */
const FIRST = /^assets\/(?:start|react|index|rolldown-runtime)-/;

/**
 * Names of the chunks that routes share, by module id, from a build that is not written: only a build shows what is left
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
  const pages = routes.flatMap((route) => {
    const page = sourcesOf(route);
    return [page, ...(route.parts ?? []).map((part) => [...page, `src/${part}`])];
  });
  return chunkNamesOf(
    chunks.filter(({ fileName }) => !FIRST.test(fileName)),
    pages.map((sources) => sources.map((source) => join(root, source))),
  );
}
