import { focusManager, onlineManager } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentAtom, sessionEndAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { cacheAtom } from './cache.ts';
import { queryAtom } from './queryAtom.ts';

/** Longer than `staleTime`, milliseconds. */
const LATER = 31_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A page that shows a query, and a static one. */
async function openPage() {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const sessionEnd = new AbortController();
  store.set(sessionEndAtom, sessionEnd.signal);
  const fetchShown = vi.fn<() => Promise<string>>(async () => 'shown');
  const fetchStatic = vi.fn<() => Promise<string>>(async () => 'static');
  const shownAtom = queryAtom(() => ({ queryKey: ['shown'], queryFn: fetchShown }));
  const staticAtom = queryAtom(() => ({ queryKey: ['static'], queryFn: fetchStatic, staleTime: Infinity }));
  const leave = [shownAtom, staticAtom].map((atom) => store.sub(atom, () => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return {
    store,
    fetchShown,
    fetchStatic,
    sessionEnd,
    end: () => {
      for (const stop of leave) stop();
    },
  };
}

const showTab = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};
const reconnect = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

test.each([
  ['the tab becomes visible', showTab],
  ['the connection returns', reconnect],
])('cache: refetches what is on the screen, except static queries, when %s', async (_name, happen) => {
  const { fetchShown, fetchStatic, end } = await openPage();
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchShown).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(LATER);
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchShown).toHaveBeenCalledTimes(2);
  expect(fetchStatic).toHaveBeenCalledTimes(1);
  end();
});

test('a hidden tab refetches when it becomes visible, not when the connection returns', async () => {
  const { fetchShown, end } = await openPage();
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(LATER);
  reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchShown).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchShown).toHaveBeenCalledTimes(2);
  end();
});

test('clears the cache and stops refetching when the session ends', async () => {
  const { store, fetchShown, sessionEnd, end } = await openPage();
  const cache = store.get(cacheAtom);
  sessionEnd.abort();
  expect(cache.getQueryCache().getAll()).toEqual([]);
  await vi.advanceTimersByTimeAsync(LATER);
  const fetched = fetchShown.mock.calls.length;
  showTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchShown).toHaveBeenCalledTimes(fetched);
  end();
});
