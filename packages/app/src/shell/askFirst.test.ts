import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askFirst } from './askFirst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pending = { isPending: true };
const answered = { isPending: false };

/** Whether the first drawing may begin. */
function watch(asked: Promise<unknown>) {
  const state = { isOver: false };
  void asked.then(() => (state.isOver = true));
  return state;
}

test('waits for every answer', async () => {
  const store = createStore();
  const [me, list] = [atom(pending), atom(pending)];
  const asked = askFirst(store, [me, list]);
  const state = watch(asked);
  store.set(me, answered);
  await vi.advanceTimersByTimeAsync(100);
  expect(state.isOver).toBe(false);
  store.set(list, answered);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits no longer than half a second', async () => {
  const state = watch(askFirst(createStore(), [atom(pending)]));
  await vi.advanceTimersByTimeAsync(499);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test('keeps asking until it is told to stop', async () => {
  const store = createStore();
  const query = atom(answered);
  const stop = vi.fn<() => void>();
  query.onMount = () => stop;
  const end = await askFirst(store, [query]);
  expect(stop).not.toHaveBeenCalled();
  end();
  expect(stop).toHaveBeenCalledOnce();
});
