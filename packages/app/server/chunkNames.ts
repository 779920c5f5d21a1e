import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { routes, sourcesOf } from '../src/shared/routes.ts';

/** Fields of a chunk in the bundler's output. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  /** Ids of its modules. */
  readonly moduleIds: readonly string[];
  /** Id of the module that a dynamic import loads with it. */
  readonly facadeModuleId?: string | null;
  /** Names of statically imported files. */
  readonly imports: readonly string[];
  /** Its styles; empty without. */
  readonly css: string;
}

/** Ids of modules that a page imports. */
export type PageModules = readonly string[];

/** Chunks that are merged into one. */
interface Group {
  readonly chunks: ReadonlySet<BuiltChunk>;
  /** Indexes of the pages that fetch the group. */
  readonly pages: ReadonlySet<number>;
  /** Estimated gzip bytes. */
  readonly size: number;
}

/** What decides whether two files become one, in gzip bytes. */
interface Costs {
  /** Unused bytes that are as expensive as a request. */
  readonly request: number;
  /** Most unused bytes that a page may fetch after merging two groups. */
  readonly maxUnused: number;
}

const SCRIPT: Costs = { request: 2_600, maxUnused: 3_500 };

/** Each unused byte of a document delays its first paint. */
const STYLES: Costs = { request: 350, maxUnused: 700 };

/** Pages on which a merge is weighed, by index. */
interface Weighed {
  /** Pages that request the files. */
  readonly requests: ReadonlySet<number>;
  /** Pages where unused bytes cost something. */
  readonly unused: ReadonlySet<number>;
}

/** Approximate size of a minified chunk relative to the original, both gzipped, in this app. */
const MINIFIED = 0.55;

/** The roots and all nodes reachable from them. */
function closureOf<Node>(roots: Iterable<Node>, next: (node: Node) => Iterable<Node>): ReadonlySet<Node> {
  const closure = new Set(roots);
  // Iterating a set includes items that are added during the iteration.
  for (const node of closure) for (const found of next(node)) closure.add(found);
  return closure;
}

/**
 * Groups chunks needed by the same pages. Chunks import only chunks of the same or more pages, so that groups have no
 * import cycles.
 */
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

/** Bytes that merging two groups saves over all pages, including the cost of requests. */
function gainOf(one: Group, other: Group, { request, maxUnused }: Costs, weighed: Weighed): number {
  const onlyOne = one.pages.difference(other.pages).intersection(weighed.unused).size;
  const onlyOther = other.pages.difference(one.pages).intersection(weighed.unused).size;
  const unused = Math.max(onlyOther > 0 ? one.size : 0, onlyOne > 0 ? other.size : 0);
  if (unused > maxUnused) return 0;
  const saved = one.pages.intersection(other.pages).intersection(weighed.requests).size * request;
  return saved - onlyOther * one.size - onlyOne * other.size;
}

/** Repeatedly merges the two groups with the largest gain, until there is none. */
function mergeSmall(
  groups: readonly Group[],
  costs: Costs,
  weighed: Weighed,
  importsOf: (chunk: BuiltChunk) => readonly BuiltChunk[] = () => [],
): readonly Group[] {
  const targetsOf = ({ chunks }: Group) =>
    groups.filter((group) =>
      [...chunks].some((chunk) => importsOf(chunk).some((to) => group.chunks.has(to))),
    );
  /**
   * Whether the pages of both groups already fetch everything that the groups import, and merging them creates no import
   * cycle.
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
    groups.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other, costs, weighed) })),
  );
  const best = pairs
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => canMerge(one, other));
  if (!best) return groups;
  const rest = groups.filter((group) => group !== best.one && group !== best.other);
  return mergeSmall([...rest, merge(best.one, best.other)], costs, weighed, importsOf);
}

/** Name of the first file that a dynamic import loads with a group; undefined for shared code only. */
const nameOf = ({ chunks }: Group): string | undefined =>
  [...chunks]
    .flatMap(({ facadeModuleId }) => /([^/]+?)(?:\/index)?\.tsx?$/.exec(facadeModuleId ?? '')?.[1] ?? [])
    .toSorted()[0];

const isStyle = (id: string) => id.endsWith('.css');

/** Module ids of groups with the name of their group. */
const namesOf = (groups: readonly Group[], name: (group: Group, index: number) => string) =>
  groups.flatMap((group, index) =>
    [...group.chunks].flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name(group, index)] as const)),
  );

/**
 * Assigns modules to the chunks of a second build: modules needed by the same pages share a chunk, and small chunks are
 * merged, so that a page fetches few files and few unused bytes (docs/decisions/0063). Styles are grouped separately: those
 * that a page imports initially are part of its document, and the others are requested.
 * @param built chunks of a first build with the bundler's default splitting, without those of every page
 * @param documents what each page imports initially
 * @param lazy what pages load with a lazy part or when they are idle, and what they import initially
 * @returns name by module id, for modules that a page fetches
 */
export function chunkNamesOf(
  built: readonly BuiltChunk[],
  documents: readonly PageModules[],
  lazy: readonly PageModules[],
): ReadonlyMap<string, string> {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = ({ imports }: BuiltChunk) => imports.flatMap((file) => chunks.get(file) ?? []);
  const pagesOf = new Map<BuiltChunk, Set<number>>();
  const pages = [...documents, ...lazy];
  for (const [index, ids] of pages.entries()) {
    const roots = [...chunks.values()].filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id)));
    for (const chunk of closureOf(roots, importsOf))
      pagesOf.set(chunk, (pagesOf.get(chunk) ?? new Set()).add(index));
  }
  const all = new Set(pages.keys());
  const initially = new Set(documents.keys());
  const styled = new Map([...pagesOf].filter(([{ css }]) => css !== ''));
  const scripts = mergeSmall(
    groupByPages(pagesOf, ({ code }) => gzipSync(code).length * MINIFIED),
    SCRIPT,
    { requests: all, unused: all },
    importsOf,
  );
  const sheets = mergeSmall(
    groupByPages(styled, ({ css }) => gzipSync(css).length * MINIFIED),
    STYLES,
    { requests: all.difference(initially), unused: initially },
  );
  return new Map([
    ...namesOf(scripts, (group, index) => nameOf(group) ?? `r${index}`).filter(([id]) => !isStyle(id)),
    ...namesOf(sheets, (_group, index) => `s${index}`).filter(([id]) => isStyle(id)),
  ]);
}

/** Chunks of a build. */
export function chunksIn(built: Awaited<ReturnType<typeof build>>): readonly BuiltChunk[] {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => {
    const assets = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file]] : [])));
    return output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, code, moduleIds, facadeModuleId, imports, viteMetadata }) => ({
        fileName,
        code,
        moduleIds,
        facadeModuleId,
        imports,
        css: [...(viteMetadata?.importedCss ?? [])].map((name) => assets.get(name)?.source ?? '').join(''),
      }));
  });
}

/**
 * Files of lazy parts that most visits of a screen load, by the file of the screen. Parts that are loaded together are one array;
 * the dependencies of each array get separate chunks. Not in the table of routes, which every page downloads.
 */
export const PARTS: Readonly<Partial<Record<string, readonly (readonly string[])[]>>> = {
  'features/registration/basics/RegisterScreen.tsx': [['features/registration/basics/LaterPart.tsx']],
  'features/registration/steps/StepsScreen.tsx': [
    ['features/questionnaire/Questionnaire.tsx'],
    ['features/treatment/TreatmentStep.tsx'],
    ['features/payment/PaymentStep.tsx'],
    ['features/identity/PhotoStep.tsx'],
    ['features/registration/steps/SummaryStep.tsx'],
  ],
  'features/subscriptions/SubscriptionScreen.tsx': [
    [
      'features/subscriptions/changes/ChangeDialog.tsx',
      'features/subscriptions/changes/ChangeRequested.tsx',
      'features/subscriptions/details/Ledger.tsx',
      'features/subscriptions/details/MedicineInformation.tsx',
      'features/subscriptions/details/WeightCard.tsx',
      'features/subscriptions/details/YourDoctor.tsx',
    ],
  ],
  'features/subscriptions/renewal/RenewalScreen.tsx': [
    [
      'features/subscriptions/renewal/RenewalPlanStep.tsx',
      'features/subscriptions/renewal/RenewalCheckStep.tsx',
    ],
  ],
  'features/messages/MessagesScreen.tsx': [
    ['features/messages/ThreadPane.tsx', 'features/messages/NewChat.tsx'],
  ],
  'features/account/ProfileScreen.tsx': [['features/account/CouponSection.tsx']],
  'features/account/CardScreen.tsx': [['features/payment/NewCardForm.tsx']],
};

/** Files that every page loads when it is idle. */
const IDLE = ['src/shell/errors/Failure.tsx', 'src/shell/toasts/ToastHost.tsx'];

/** Files that account pages also load when they are idle, besides pages. */
const ACCOUNT_IDLE = [
  'src/shell/live/startLazyServices.ts',
  '../ui/src/patterns/AccountDrawer/index.ts',
  '../api/src/client/identity/revocation.ts',
];

/** Chunks that every page loads. */
const FIRST = /^assets\/(?:start|react|index|rolldown-runtime)-/;

/**
 * Names of shared chunks by module id. Runs a build without output, because the import graph alone does not show what is
 * tree-shaken.
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
  // Without pages for developers, and once for several paths of a page.
  const shown = new Map(
    routes.filter(({ needs }) => needs === undefined).map((route) => [route.screen, route]),
  );
  const pages = [...shown.values()];
  const withParts = pages.flatMap((route) =>
    (PARTS[route.screen] ?? []).map((parts) => [...sourcesOf(route), ...parts.map((part) => `src/${part}`)]),
  );
  const offline = routes.filter(({ isOffline }) => isOffline);
  const idle = [...IDLE, ...ACCOUNT_IDLE, ...offline.flatMap(sourcesOf)];
  const idsOf = (sources: readonly string[]) => sources.map((source) => join(root, source));
  return chunkNamesOf(
    chunksIn(built).filter(({ fileName }) => !FIRST.test(fileName)),
    pages.map((route) => idsOf(sourcesOf(route))),
    // Each page of the menu loads the others when it is idle.
    [...withParts, IDLE, ...offline.map(() => idle)].map(idsOf),
  );
}
