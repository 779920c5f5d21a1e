import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const info = { kind: 'info', message: 'Done !' } as const;
const error = { kind: 'error', message: 'The card was declined' } as const;

/** A queue on a page: its clock runs. */
function subscribedQueue() {
  const queue = createToastQueue();
  queue.subscribe(() => undefined);
  return queue;
}

describe('createToastQueue', () => {
  it('keeps the newest message until there is a subscriber, then starts its 3,000 ms', () => {
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

  it('closes by itself after 3,000 ms and not before', () => {
    const queue = subscribedQueue();
    queue.show(info);
    vi.advanceTimersByTime(2999);
    expect(queue.current()).toMatchObject(info);
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeUndefined();
  });

  it('shows one at a time: a new one takes the place and gets its own 3,000 ms', () => {
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

  it('tells the same words shown twice apart', () => {
    const queue = subscribedQueue();
    queue.show(info);
    const first = queue.current()?.id;
    queue.show(info);
    expect(queue.current()?.id).not.toBe(first);
  });

  it('stands still while held, and gives 3,000 ms again afterwards', () => {
    const queue = subscribedQueue();
    queue.show(info);
    vi.advanceTimersByTime(2900);
    queue.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(queue.current()).toMatchObject(info);
    queue.hold(false);
    vi.advanceTimersByTime(2999);
    expect(queue.current()).toMatchObject(info);
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeUndefined();
  });

  it('holds the one that takes the place of a held one', () => {
    const queue = subscribedQueue();
    queue.show(info);
    queue.hold(true);
    queue.show(error);
    vi.advanceTimersByTime(60_000);
    expect(queue.current()).toMatchObject(error);
  });

  it('does not hold the next one after a held one was closed', () => {
    const queue = subscribedQueue();
    queue.show(info);
    queue.hold(true);
    queue.close();
    queue.show(error);
    vi.advanceTimersByTime(3000);
    expect(queue.current()).toBeUndefined();
  });

  it('tells its listeners of each change until they leave', () => {
    const queue = subscribedQueue();
    const listener = vi.fn<() => void>();
    const leave = queue.subscribe(listener);
    queue.show(info);
    queue.close();
    queue.close();
    leave();
    queue.show(info);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
