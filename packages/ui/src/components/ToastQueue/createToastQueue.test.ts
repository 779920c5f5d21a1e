import { beforeEach, expect, it, vi } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const info = { kind: 'info', message: 'Done !' } as const;
const error = { kind: 'error', message: 'The card was declined' } as const;

/** Queue with a subscriber, so that its timer runs. */
function subscribedQueue() {
  const queue = createToastQueue();
  queue.subscribe(() => undefined);
  return queue;
}

it('createToastQueue keeps the newest message until there is a subscriber, then starts its 3,000 ms', () => {
  const queue = createToastQueue();
  queue.show(info);
  queue.show(error);
  expect(queue.current()).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  queue.subscribe(() => undefined);
  expect(queue.current()).toMatchObject(error);
  vi.advanceTimersByTime(3000);
  expect(queue.current()).toBeUndefined();
});

it('createToastQueue closes after exactly 3,000 ms', () => {
  const queue = subscribedQueue();
  queue.show(info);
  vi.advanceTimersByTime(2999);
  expect(queue.current()).toMatchObject(info);
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeUndefined();
});

it('createToastQueue replaces the current toast and restarts the 3,000 ms', () => {
  const queue = subscribedQueue();
  queue.show(info);
  vi.advanceTimersByTime(2000);
  queue.show(error);
  expect(queue.current()).toMatchObject(error);
  vi.advanceTimersByTime(2999);
  expect(queue.current()).toMatchObject(error);
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeUndefined();
});

it('createToastQueue gives the same message a new id when shown again', () => {
  const queue = subscribedQueue();
  queue.show(info);
  const first = queue.current()?.id;
  queue.show(info);
  expect(queue.current()?.id).not.toBe(first);
});

it('createToastQueue restarts the 3,000 ms after a pause', () => {
  const queue = subscribedQueue();
  queue.show(info);
  vi.advanceTimersByTime(2900);
  queue.setPaused(true);
  vi.advanceTimersByTime(60_000);
  expect(queue.current()).toMatchObject(info);
  queue.setPaused(false);
  vi.advanceTimersByTime(2999);
  expect(queue.current()).toMatchObject(info);
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeUndefined();
});

it('createToastQueue stays paused when the toast is replaced', () => {
  const queue = subscribedQueue();
  queue.show(info);
  queue.setPaused(true);
  queue.show(error);
  vi.advanceTimersByTime(60_000);
  expect(queue.current()).toMatchObject(error);
});

it('createToastQueue does not pause the next toast after a paused one is closed', () => {
  const queue = subscribedQueue();
  queue.show(info);
  queue.setPaused(true);
  queue.close();
  queue.show(error);
  vi.advanceTimersByTime(3000);
  expect(queue.current()).toBeUndefined();
});

it('createToastQueue notifies listeners of each change until they unsubscribe', () => {
  const queue = subscribedQueue();
  const listener = vi.fn<() => void>();
  const unsubscribe = queue.subscribe(listener);
  queue.show(info);
  queue.close();
  queue.close();
  unsubscribe();
  queue.show(info);
  expect(listener).toHaveBeenCalledTimes(2);
});
