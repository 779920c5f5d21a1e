import { focusManager, onlineManager } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentAtom, sessionEndAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { cacheAtom } from './cache.ts';
import { queryAtom } from './queryAtom.ts';

/** Longer than an answer counts as new. */
const LATER = 31_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A page that shows an answer, and what it kept for good. */
async function openPage() {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const sessionEnd = new AbortController();
  store.set(sessionEndAtom, sessionEnd.signal);
  const ask = vi.fn<() => Promise<string>>(async () => 'answer');
  const askOnce = vi.fn<() => Promise<string>>(async () => 'kept');
  const shownAtom = queryAtom(() => ({ queryKey: ['shown'], queryFn: ask }));
  const keptAtom = queryAtom(() => ({ queryKey: ['kept'], queryFn: askOnce, staleTime: Infinity }));
  const leave = [shownAtom, keptAtom].map((atom) => store.sub(atom, () => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return {
    store,
    ask,
    askOnce,
    sessionEnd,
    end: () => {
      for (const stop of leave) stop();
    },
  };
}

const returnToTab = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};
const returnOfConnection = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

test.each([
  ['the tab is shown again', returnToTab],
  ['the connection is back', returnOfConnection],
])('what is on the screen is read again when %s, and what is kept is not', async (_name, happen) => {
  const { ask, askOnce, end } = await openPage();
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(LATER);
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(askOnce).toHaveBeenCalledTimes(1);
  end();
});

test('a tab that nobody sees reads when it is shown, not when the connection is back', async () => {
  const { ask, end } = await openPage();
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(LATER);
  returnOfConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});

test('the cache of a session that has ended is empty and reads nothing any more', async () => {
  const { store, ask, sessionEnd, end } = await openPage();
  const cache = store.get(cacheAtom);
  sessionEnd.abort();
  expect(cache.getQueryCache().getAll()).toEqual([]);
  await vi.advanceTimersByTimeAsync(LATER);
  const asked = ask.mock.calls.length;
  returnToTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(asked);
  end();
});
