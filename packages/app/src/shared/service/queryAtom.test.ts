import { atom, createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { cacheAtom } from './cache.ts';
import { queryAtom } from './queryAtom.ts';

const KEY = ['list'];

function setUp() {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const listAtom = queryAtom(() => ({ queryKey: KEY, queryFn: () => 'fetched', staleTime: Infinity }));
  const cache = store.get(cacheAtom);
  cache.setQueryData(KEY, 'before');
  return { store, cache, listAtom };
}

test('queryAtom: returns data that changed while unmounted on the first read', () => {
  const { store, cache, listAtom } = setUp();
  const leave = store.sub(listAtom, () => undefined);
  expect(store.get(listAtom).data).toBe('before');
  leave();
  cache.setQueryData(KEY, 'after');
  expect(store.get(listAtom).data).toBe('after');
});

test('queryAtom: returns derived data that changed while unmounted on the first read', () => {
  const { store, cache, listAtom } = setUp();
  const lengthAtom = atom((get) => get(listAtom).data?.length);
  const leave = store.sub(lengthAtom, () => undefined);
  leave();
  cache.setQueryData(KEY, 'longer than before');
  expect(store.get(lengthAtom)).toBe('longer than before'.length);
});

test('queryAtom: updates subscribers before code that awaits the change continues', async () => {
  const { store, cache, listAtom } = setUp();
  const leave = store.sub(listAtom, () => undefined);
  const change = async () => {
    cache.setQueryData(KEY, 'after');
    await cache.invalidateQueries({ queryKey: ['something else'] });
  };
  await change();
  expect(store.get(listAtom).data).toBe('after');
  leave();
});
