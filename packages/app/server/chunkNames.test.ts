import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as table from '../src/shared/routes.ts';
import { createRandom } from '../testing/random.ts';
import { chunkNamesOf, PARTS, type BuiltChunk } from './chunkNames.ts';

/** Chunk of one module with a size of about `bytes` compressed bytes; random digits hardly compress. */
function chunk(name: string, bytes: number, imports: readonly string[] = []): BuiltChunk {
  const random = createRandom(name.length);
  const code = Array.from({ length: bytes * 2 }, () => random(16).toString(16)).join('');
  return {
    fileName: `${name}.js`,
    code,
    moduleIds: [name],
    imports: imports.map((file) => `${file}.js`),
    css: '',
  };
}

/** Modules of each named chunk, sorted. */
function namedChunks(built: readonly BuiltChunk[], routes: readonly string[]): readonly string[] {
  const names = chunkNamesOf(
    built,
    routes.map((route) => [route]),
    [],
  );
  const modules = Map.groupBy(names.keys(), (id) => names.get(id));
  return [...modules.values()].map((ids) => ids.toSorted().join(' ')).toSorted();
}

describe('chunkNamesOf', () => {
  test.each([
    {
      name: 'modules of the same routes share a chunk of any size',
      built: [
        chunk('a', 9_000, ['x', 'y']),
        chunk('b', 9_000, ['x', 'y']),
        chunk('x', 9_000),
        chunk('y', 9_000),
      ],
      routes: ['a', 'b'],
      expected: ['a', 'b', 'x y'],
    },
    {
      name: 'a large module is only fetched by routes that need it',
      built: [chunk('a', 9_000, ['x']), chunk('b', 9_000), chunk('x', 9_000)],
      routes: ['a', 'b'],
      expected: ['a x', 'b'],
    },
    {
      name: 'a small module joins a chunk of more routes',
      built: [
        chunk('a', 9_000, ['x', 'y']),
        chunk('b', 9_000, ['x', 'y']),
        chunk('c', 9_000, ['x']),
        chunk('x', 9_000),
        chunk('y', 20),
      ],
      routes: ['a', 'b', 'c'],
      expected: ['a', 'b', 'c', 'x y'],
    },
    {
      name: 'a small module stays separate if its imports would be fetched too',
      built: [
        chunk('a', 9_000, ['x', 'y']),
        chunk('b', 9_000, ['x', 'y']),
        chunk('c', 9_000, ['x']),
        chunk('x', 9_000),
        chunk('y', 20, ['z']),
        chunk('z', 12_000),
      ],
      routes: ['a', 'b', 'c'],
      expected: ['a', 'b', 'c', 'x', 'y z'],
    },
    {
      name: 'a module that no route imports has no name',
      built: [chunk('a', 10), chunk('lazy', 10)],
      routes: ['a'],
      expected: ['a'],
    },
  ])('$name', ({ built, routes, expected }) => {
    expect(namedChunks(built, routes)).toEqual(expected);
  });
});

/** Small chunk with a style sheet of about `bytes` compressed bytes, which is a module of its own. */
const styled = (name: string, bytes: number): BuiltChunk => ({
  ...chunk(name, 10),
  moduleIds: [name, `${name}.css`],
  css: chunk(name, bytes).code,
});

/** Names of the style sheets of a build with two documents and two lazy parts, which import the named chunks. */
function sheetNames(
  sheets: readonly BuiltChunk[],
  imports: Readonly<Record<'document' | 'other' | 'part' | 'otherPart', readonly string[]>>,
): (sheet: string) => string | undefined {
  const roots = Object.entries(imports).map(([name, imported]) => chunk(name, 9_000, imported));
  const names = chunkNamesOf(
    [...roots, ...sheets],
    [['document'], ['other']],
    [
      ['document', 'part'],
      ['other', 'otherPart'],
    ],
  );
  return (sheet) => names.get(`${sheet}.css`);
}

describe('chunkNamesOf: style sheets', () => {
  const nothing = { document: [], other: [], part: [], otherPart: [] };

  test('those of lazy parts share a file although one part uses only some of it', () => {
    const nameOf = sheetNames([styled('x', 100), styled('y', 9_000)], {
      ...nothing,
      part: ['x', 'y'],
      otherPart: ['x'],
    });
    expect(nameOf('x')).toBe(nameOf('y'));
  });

  test('a document gets no large style sheet that only a lazy part uses', () => {
    const imports = { ...nothing, document: ['x'], otherPart: ['x', 'y'] };
    const large = sheetNames([styled('x', 100), styled('y', 9_000)], imports);
    expect(large('x')).not.toBe(large('y'));
    const small = sheetNames([styled('x', 100), styled('y', 100)], imports);
    expect(small('x')).toBe(small('y'));
  });

  test('a style sheet has another name than its script', () => {
    const names = chunkNamesOf([chunk('a', 9_000, ['x']), styled('x', 100)], [['a']], []);
    expect(names.get('x')).not.toBe(names.get('x.css'));
  });
});

test('the screens of PARTS are in the table of routes, and their parts exist', () => {
  const screens: readonly string[] = table.routes.map(({ screen }) => screen);
  expect(Object.keys(PARTS).filter((screen) => !screens.includes(screen))).toEqual([]);
  const files = Object.values(PARTS).flatMap((parts) => (parts ?? []).flat());
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', 'src', file)))).toEqual([]);
});
