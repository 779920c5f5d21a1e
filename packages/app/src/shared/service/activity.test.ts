import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Activity, createActivity } from './activity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts waiting; the result says whether that has ended. */
function wait({ whenQuiet }: Activity) {
  let isOver = false;
  const end = async () => {
    await whenQuiet();
    isOver = true;
  };
  void end();
  return () => isOver;
}

test('ends soon where nothing is under way', async () => {
  const activity = createActivity();
  const isOver = wait(activity);
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver()).toBe(true);
});

test('waits for a call, and for the one that its answer leads to', async () => {
  const activity = createActivity();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const calls = activity.track(first.promise).then(() => activity.track(second.promise));
  const isOver = wait(activity);
  await vi.advanceTimersByTimeAsync(1_000);
  first.resolve('first');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(false);
  second.resolve('second');
  await vi.advanceTimersByTimeAsync(150);
  expect(isOver()).toBe(true);
  expect(await calls).toBe('second');
});

test('a failed call is over, and its failure is passed on', async () => {
  const activity = createActivity();
  const failed = activity.track(Promise.reject(new TypeError('No network'))).catch(String);
  const isOver = wait(activity);
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver()).toBe(true);
  expect(await failed).toBe('TypeError: No network');
});

test('waits three seconds at most for a call that hangs', async () => {
  const activity = createActivity();
  const { promise, resolve } = Promise.withResolvers<void>();
  const hanging = activity.track(promise);
  const isOver = wait(activity);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(150);
  expect(isOver()).toBe(true);
  resolve();
  await hanging;
});
