/** Facts about each component and pattern, from the sources, for docs pages and the test of the pages. */
import { componentEntryPoints } from '../../packages/ui/scripts/entryPoints.ts';
import { exportsOf } from '../../packages/ui/scripts/surface.ts';
import { reviews } from './reviews.ts';
import { changesOf, type Change } from './changes.ts';
import { deprecationOf } from './deprecationOf.ts';
import { closureOf, importsOf, readText, sourcesIn } from './files.ts';
import type { Gap } from './page.ts';
import { tokensOf } from './tokensOf.ts';

/** Component or pattern. */
export interface Piece {
  readonly name: string;
  readonly kind: 'components' | 'patterns';
  /** URL of its docs page, relative to Storybook's. */
  readonly url: string;
  /** Names of its components and hooks. */
  readonly exports: readonly string[];
  readonly tokens: readonly string[];
  /** Parts of the app that import it: features, `shell` and `shared`. */
  readonly usedIn: readonly string[];
  /** Pieces that it contains. */
  readonly contains: readonly string[];
  /** Pieces that contain it and are used by a screen. */
  readonly usedBy: readonly string[];
  readonly changes: readonly Change[];
  /** Day of its last accessibility review, as YYYY-MM-DD. */
  readonly reviewed: string | undefined;
  readonly gaps: readonly Gap[];
  /** What to use in its place, if it is deprecated. */
  readonly deprecated: string | undefined;
  /** Its names in other design systems, separated by commas. */
  readonly aliases: string;
  /** Source of its docs page; empty without one. */
  readonly page: string;
}

const ui = sourcesIn('packages/ui/src');
const app = sourcesIn('packages/app/src');
const pages = sourcesIn('stories');
const notes = [...sourcesIn('.changeset')]
  .filter(([path]) => !path.endsWith('README.md'))
  .map(([, text]) => text);
const changelog = readText('packages/ui/CHANGELOG.md');

const folderOf = (module: string) => `packages/ui/src/${module.replace(/index$/, '')}`;
const filesOf = (module: string) => [...ui].filter(([path]) => path.startsWith(folderOf(module)));

/** Whether a file is a style sheet or shared by style sheets. */
const isStyle = (path: string) => path.endsWith('.css.ts') || path.includes('/src/styles/');

/** Style sheets that a file imports. */
const styleImports = (path: string, source: string) => importsOf(path, source).filter(isStyle);

const readTokens = (module: string): readonly string[] => {
  const sheets = filesOf(module).flatMap(([path, source]) => styleImports(path, source));
  const files = new Set(sheets.flatMap((sheet) => [...closureOf(sheet, ui, styleImports)]));
  return tokensOf([...files].map((file) => ui.get(file)).join('\n'));
};

/** Part of the app that a file belongs to: `payment`, `shell`. */
const areaOf = (path: string) => /src\/(?:features\/)?([^/.]+)/.exec(path)?.[1] ?? '';

const areasOf = (name: string): readonly string[] =>
  [
    ...new Set(
      [...app].filter(([, source]) => source.includes(`'@patient/ui/${name}'`)).map(([path]) => areaOf(path)),
    ),
  ].toSorted();

/** Entry points that are described on the page of another piece. */
const withoutPage = new Set(['./ToastQueue']);

const pieces = componentEntryPoints
  .filter(({ name }) => !withoutPage.has(name))
  .map(({ name, module }) => ({ name: name.replace('./', ''), module }));
const direct = new Map(pieces.map(({ name }) => [name, areasOf(name)]));

/** Modules that a piece imports, without style sheets. */
const imported = new Map(
  pieces.map(({ module }) => [
    module,
    filesOf(module).flatMap(([path, source]) =>
      importsOf(path, source).filter((target) => !target.endsWith('.css.ts')),
    ),
  ]),
);

/** Pieces that import a component of a piece. */
const parentsOf = (module: string): readonly string[] =>
  pieces
    .filter((other) => other.module !== module)
    .filter((other) => imported.get(other.module)?.some((target) => target.startsWith(folderOf(module))))
    .map(({ name }) => name);

const parents = new Map(pieces.map(({ name, module }) => [name, parentsOf(module)]));

const isShown = (name: string): boolean =>
  (direct.get(name) ?? []).length > 0 || (parents.get(name) ?? []).some(isShown);

function gapsOf(name: string, page: string): readonly Gap[] {
  const hasExample = pages.has(`stories/examples/${name}.tsx`);
  return [
    ...(hasExample ? [] : (['example'] as const)),
    ...(page.includes('<DoDont') ? [] : (['pictures'] as const)),
    ...(reviews[name] === undefined ? (['review'] as const) : []),
  ];
}

const titleOf = (kind: Piece['kind'], name: string): string =>
  /title: '((?:Components|Patterns)\/[^']+)'/.exec(
    pages.get(`stories/${kind}/${name}.stories.tsx`) ?? '',
  )?.[1] ?? name;

/** URL of the docs page of a story's title, relative to Storybook's. */
const urlOf = (title: string): string => `?path=/docs/${title.toLowerCase().replaceAll('/', '-')}--docs`;

/** Reads the facts of all pieces, in the order of the sidebar. */
export const readPieces = (): readonly Piece[] =>
  pieces.map(({ name, module }) => {
    const kind = module.startsWith('components') ? 'components' : 'patterns';
    const page = pages.get(`stories/${kind}/${name}.mdx`) ?? '';
    return {
      name,
      kind,
      url: urlOf(titleOf(kind, name)),
      exports: exportsOf(ui.get(`packages/ui/src/${module}.ts`) ?? '')
        .filter(({ isType }) => !isType)
        .map((exported) => exported.name),
      tokens: readTokens(module),
      contains: [...parents].filter(([, names]) => names.includes(name)).map(([part]) => part),
      usedIn: direct.get(name) ?? [],
      usedBy: (parents.get(name) ?? []).filter(isShown),
      changes: changesOf(name, notes, changelog),
      reviewed: reviews[name],
      gaps: gapsOf(name, page),
      deprecated: deprecationOf(
        name,
        filesOf(module)
          .map(([, source]) => source)
          .join('\n'),
      ),
      aliases: /^### Also called (.+)$/m.exec(page)?.[1] ?? '',
      page,
    };
  });
