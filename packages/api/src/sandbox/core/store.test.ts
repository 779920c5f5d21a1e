import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSqliteStore } from '../hosts/node/sqliteStore.ts';
import { createMemoryStore } from './memoryStore.ts';
import type { PageOf, Store } from './store.ts';

interface TestCollections extends Record<string, object> {
  notes: { text: string; tags?: string[] };
  marks: { value: number };
}

const bodies: [string, () => Store<TestCollections>][] = [
  ['memory', () => createMemoryStore<TestCollections>()],
  ['SQLite', () => createSqliteStore<TestCollections>(':memory:')],
];

describe.each(bodies)('the %s store', (_name, create) => {
  let store: Store<TestCollections>;
  beforeEach(() => {
    store = create();
  });
  afterEach(() => store.close());

  test('the store returns a stored document, and undefined for an unknown id', () => {
    store.put('notes', 'ava', '1', { text: 'one' });
    expect(store.get('notes', 'ava', '1')).toEqual({ text: 'one' });
    expect(store.get('notes', 'ava', '2')).toBeUndefined();
  });

  test('the store does not return a document for another owner or collection', () => {
    store.put('notes', 'ava', '1', { text: 'one' });
    expect(store.get('notes', 'ben', '1')).toBeUndefined();
    expect(store.get('marks', 'ava', '1')).toBeUndefined();
    expect(store.list('notes', 'ben')).toEqual([]);
  });

  test('the store distinguishes owners whose keys would be the same when concatenated', () => {
    store.put('notes', 'a","b', '1', { text: 'one' });
    expect(store.list('notes', 'a')).toEqual([]);
    expect(store.get('notes', 'a","b', '1')).toEqual({ text: 'one' });
  });

  test('the store lists documents in the order they were first written, even after a change', () => {
    for (const id of ['c', 'a', 'b']) store.put('notes', 'ava', id, { text: id });
    store.put('notes', 'ava', 'c', { text: 'changed' });
    expect(store.list('notes', 'ava').map((note) => note.text)).toEqual(['changed', 'a', 'b']);
  });

  test('the store returns copies', () => {
    const note = { text: 'one', tags: ['x'] };
    store.put('notes', 'ava', '1', note);
    note.tags.push('y');
    store.get('notes', 'ava', '1')?.tags?.push('z');
    expect(store.get('notes', 'ava', '1')).toEqual({ text: 'one', tags: ['x'] });
  });

  test('the store deletes a document once', () => {
    store.put('notes', 'ava', '1', { text: 'one' });
    expect(store.delete('notes', 'ava', '1')).toBe(true);
    expect(store.delete('notes', 'ava', '1')).toBe(false);
    expect(store.list('notes', 'ava')).toEqual([]);
  });

  test('the store commits a transaction and returns its result', () => {
    const result = store.transaction(() => {
      store.put('notes', 'ava', '1', { text: 'one' });
      store.put('marks', 'ava', '1', { value: 1 });
      return 'done';
    });
    expect(result).toBe('done');
    expect(store.list('notes', 'ava')).toHaveLength(1);
    expect(store.list('marks', 'ava')).toHaveLength(1);
  });

  test('the store rolls back a transaction that throws', () => {
    store.put('notes', 'ava', '1', { text: 'before' });
    expect(() =>
      store.transaction(() => {
        store.put('notes', 'ava', '1', { text: 'after' });
        store.delete('notes', 'ava', '1');
        store.put('notes', 'ava', '2', { text: 'two' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.list('notes', 'ava')).toEqual([{ text: 'before' }]);
  });

  test('the store rolls back only the inner transaction if the outer one catches its error', () => {
    store.transaction(() => {
      store.put('notes', 'ava', '1', { text: 'outer' });
      expect(() =>
        store.transaction(() => {
          store.put('notes', 'ava', '2', { text: 'inner' });
          throw new Error('no');
        }),
      ).toThrow('no');
    });
    expect(store.list('notes', 'ava')).toEqual([{ text: 'outer' }]);
  });

  test('the store returns pages from either end, and counts documents', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) store.put('notes', 'ava', text, { text });
    store.put('notes', 'ben', 'x', { text: 'x' });
    const texts = (page: PageOf) => store.page('notes', 'ava', page).map((note) => note.text);
    expect(texts({ limit: 2 })).toEqual(['a', 'b']);
    expect(texts({ limit: 2, offset: 1 })).toEqual(['b', 'c']);
    expect(texts({ limit: 2, newestFirst: true })).toEqual(['e', 'd']);
    expect(texts({ limit: 2, offset: 4, newestFirst: true })).toEqual(['a']);
    expect(texts({ limit: 2, offset: 9 })).toEqual([]);
    expect([store.count('notes', 'ava'), store.count('notes', 'cy'), store.count('marks', 'ava')]).toEqual([
      5, 0, 0,
    ]);
  });

  test('the store stores files per owner, and rolls them back', () => {
    const photo = { type: 'image/png', name: 'me.png', bytes: new Uint8Array([0, 255, 7]) };
    store.putFile('ava', 'photo', photo);
    expect(store.getFile('ava', 'photo')).toEqual(photo);
    expect(store.getFile('ben', 'photo')).toBeUndefined();
    expect(() =>
      store.transaction(() => {
        store.putFile('ava', 'photo', { ...photo, name: 'other.png' });
        store.putFile('ben', 'photo', photo);
        store.deleteFile('ava', 'photo');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.getFile('ava', 'photo')).toEqual(photo);
    expect(store.getFile('ben', 'photo')).toBeUndefined();
    expect([store.deleteFile('ava', 'photo'), store.deleteFile('ava', 'photo')]).toEqual([true, false]);
    store.putFile('ava', 'photo', photo);
    store.clear();
    expect(store.getFile('ava', 'photo')).toBeUndefined();
  });

  test('the store restores the position of a document when its deletion is rolled back', () => {
    for (const text of ['a', 'b', 'c']) store.put('notes', 'ava', text, { text });
    expect(() =>
      store.transaction(() => {
        store.delete('notes', 'ava', 'b');
        store.put('notes', 'ava', 'b', { text: 'again' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.list('notes', 'ava').map((note) => note.text)).toEqual(['a', 'b', 'c']);
  });

  test('the store is empty after clear', () => {
    store.put('notes', 'ava', '1', { text: 'one' });
    store.clear();
    expect(store.list('notes', 'ava')).toEqual([]);
  });
});

describe('the SQLite store on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  const file = join(folder, 'store.sqlite');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('the SQLite store on disk contains its documents when it is opened again', () => {
    const first = createSqliteStore<TestCollections>(file);
    first.put('notes', 'ava', '1', { text: 'one' });
    first.close();
    const second = createSqliteStore<TestCollections>(file);
    expect(second.get('notes', 'ava', '1')).toEqual({ text: 'one' });
    second.close();
  });
});

const note = (text: string) => ({ text });

/** Store with a copy. */
function copied() {
  const store = createMemoryStore<TestCollections>();
  store.put('notes', 'ava', '1', note('one'));
  store.put('notes', 'ben', '2', note('two'));
  return { store, copy: store.copy() };
}

test('a copy of a memory store has the same documents, and a write to either leaves the other unchanged', () => {
  const { store, copy } = copied();
  copy.put('notes', 'ava', '1', note('changed'));
  copy.delete('notes', 'ben', '2');
  store.put('notes', 'ava', '3', note('three'));
  expect(store.list('notes', 'ava')).toEqual([note('one'), note('three')]);
  expect(store.list('notes', 'ben')).toEqual([note('two')]);
  expect(copy.list('notes', 'ava')).toEqual([note('changed')]);
  expect(copy.list('notes', 'ben')).toEqual([]);
});

test('a copy of a memory store is still separate after a transaction that cleared it is rolled back', () => {
  const { store, copy } = copied();
  expect(() =>
    copy.transaction(() => {
      copy.clear();
      copy.put('notes', 'ava', '1', note('new'));
      throw new Error('undo');
    }),
  ).toThrow('undo');
  copy.put('notes', 'ava', '1', note('changed'));
  expect(store.get('notes', 'ava', '1')).toEqual(note('one'));
});
