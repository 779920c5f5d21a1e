import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

interface Import {
  readonly from: string;
  readonly to: string;
  /** Loaded when needed; the target need not be a door. */
  readonly isDynamic: boolean;
}

const imports: readonly Import[] = files.flatMap((from) => {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(/(from|import)( ?\(\s*)? ?'([.#][^']+)'/g)].map(([, , call, path = '']) => ({
    from,
    to: path.startsWith('#') ? path.slice(1) : relative(root, join(root, dirname(from), path)),
    isDynamic: call !== undefined,
  }));
});

const ROOMS = ['shared', 'telemetry', 'features', 'shell'];
const roomOf = (file: string) => ROOMS.indexOf(file.split('/')[0] ?? '');
const featureOf = (file: string) => (file.startsWith('features/') ? file.split('/')[1] : undefined);
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
const isRule = (file: string) => /(^|\/)rules\//.test(file);
const show = ({ from, to }: Import) => `${from} -> ${to}`;

const betweenFeatures = imports.filter(
  ({ from, to }) =>
    featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
);

/** Names of the nodes on a circle, or an empty list. */
function findCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle.length > 0) return circle;
    }
    done.add(node);
    return [];
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

function edgesOf(pairs: readonly (readonly [string, string])[]) {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return edges;
}

test('imports lead from shell to features to telemetry to shared, never back', () => {
  const back = imports.filter(
    ({ from, to }) => roomOf(from) >= 0 && roomOf(to) >= 0 && roomOf(to) > roomOf(from),
  );
  expect(back.map(show)).toEqual([]);
});

test('features and telemetry are entered by their index.ts', () => {
  const around = imports.filter(
    ({ from, to, isDynamic }) =>
      !isDynamic &&
      (featureOf(to) !== undefined || roomOf(to) === ROOMS.indexOf('telemetry')) &&
      (roomOf(from) !== roomOf(to) || featureOf(from) !== featureOf(to)) &&
      !/^(features\/[^/]+|telemetry)\/index\.ts$/.test(to),
  );
  expect(around.map(show)).toEqual([]);
});

test('features form no circle', () => {
  const pairs = betweenFeatures.map(({ from, to }) => [featureOf(from) ?? '', featureOf(to) ?? ''] as const);
  expect(findCircle(edgesOf(pairs))).toEqual([]);
});

test('the folders of shared form no circle', () => {
  // The environment names the types of what it holds; everything else may use it.
  const inShared = imports.filter(
    ({ from, to }) =>
      from.startsWith('shared/') && to.startsWith('shared/') && to !== 'shared/environment.ts',
  );
  expect(
    findCircle(edgesOf(inShared.map(({ from, to }) => [folderOf(from), folderOf(to)] as const))),
  ).toEqual([]);
});

test('shared, telemetry and features import no entry point', () => {
  const back = imports.filter(
    ({ from, to }) => roomOf(from) >= 0 && roomOf(from) < ROOMS.indexOf('shell') && !to.includes('/'),
  );
  // The types of the paths only.
  expect(back.map(show)).toEqual(['shared/href.ts -> routes.ts']);
});

test('rules import rules, formats and types', () => {
  const outside = imports.filter(
    ({ from, to }) =>
      isRule(from) &&
      !isRule(to) &&
      !/^(features\/[^/]+|shared\/pricing)\/index\.ts$|^shared\/(format\/|\w+\.ts$)/.test(to),
  );
  expect(outside.map(show)).toEqual([]);
});

test('only the photo step opens the camera, which every page is allowed to', () => {
  const openers = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('getUserMedia('));
  expect(openers).toEqual(['features/identity/useCamera.ts']);
});
