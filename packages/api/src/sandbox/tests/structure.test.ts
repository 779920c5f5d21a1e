import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentedOperations } from '../http/contract/index.ts';

const root = join(import.meta.dirname, '..');

/** Folders that each folder may use, beside `model` and the generated types. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  http: ['core'],
  vendors: ['core', 'http'],
  features: ['core', 'http'],
  admin: ['core', 'http', 'features'],
  seed: ['core', 'http', 'features', 'vendors'],
  hosts: ['core', 'http', 'features', 'vendors', 'admin', 'seed'],
  'index.ts': ['core', 'http', 'features', 'vendors', 'admin', 'seed', 'hosts'],
};

interface Import {
  from: string;
  to: string;
}

const isTest = (file: string) => /(^|\/)(tests|testing)\/|\.test\.ts$/.test(file);

const sources = globSync('**/*.ts', { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !isTest(file));

const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, specifier = '']) => ({
      from: file,
      to: relative(root, join(root, dirname(file), specifier))
        .split(sep)
        .join('/'),
    }),
  );

const imports = sources.flatMap(importsOf);
const topOf = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

/** First circle in a graph, as the names along it. */
function circleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  function walk(node: string, path: readonly string[]): string[] | undefined {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) {
      const circle = walk(next, [...path, node]);
      if (circle !== undefined) return circle;
    }
    done.add(node);
    return undefined;
  }
  for (const node of edges.keys()) {
    const circle = walk(node, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

const graph = (...edges: readonly (readonly [string, string])[]) => {
  const found = new Map<string, Set<string>>();
  for (const [a, b] of edges) found.set(a, (found.get(a) ?? new Set()).add(b));
  return found;
};

function edgesBy(nameOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [nameOf(from), nameOf(to)];
    if (user === undefined || used === undefined || user === used) continue;
    edges.set(user, (edges.get(user) ?? new Set()).add(used));
  }
  return edges;
}

const isAllowed = ({ from, to }: Import) =>
  /^\.\.\/(model|generated)\//.test(to) ||
  topOf(from) === topOf(to) ||
  (allowed[topOf(from)] ?? []).includes(topOf(to));

describe('the folders of the sandbox', () => {
  test('are the ones that the rules name', () => {
    expect([...new Set(sources.map(topOf))].sort()).toEqual(Object.keys(allowed).sort());
  });

  test('use each other in one direction only', () => {
    const wrong = imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} -> ${to}`);
    expect(wrong).toEqual([]);
  });

  test('form no circle', () => {
    expect(circleIn(edgesBy(topOf))).toBeUndefined();
  });

  test('hold no feature that is part of a circle', () => {
    expect(circleIn(edgesBy(featureOf))).toBeUndefined();
  });

  test('hold about twenty files each beside tests', () => {
    const files = Map.groupBy(sources, dirname);
    const full = [...files].filter(([, inside]) => inside.length > 20).map(([folder]) => folder);
    expect(full).toEqual([]);
  });
});

test('every operation is answered by the feature its tag names', () => {
  const answered = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /routes\.(?:patient|open)\.\w+\(\s*'[^']+',\s*'(\w+)'/g,
      ),
    ].map(([, operationId]) => [operationId, [featureOf(file)]] as const),
  );
  const tagged = documentedOperations.map(({ operationId, place }) => [operationId, place.value['tags']]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(tagged));
});

describe('the search for a circle', () => {
  test('finds one behind other edges', () => {
    expect(circleIn(graph(['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', 'b']))).toEqual(['b', 'c', 'd', 'b']);
  });

  test('finds none where two ways lead to the same end', () => {
    expect(circleIn(graph(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toBeUndefined();
  });
});
