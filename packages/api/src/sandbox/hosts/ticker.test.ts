import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

let lines: number;
let ticks: number;
const connections = { size: () => lines };
const tick = async () => {
  ticks += 1;
};
const unexpected = (error: unknown) => {
  throw error;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  lines = 1;
  ticks = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('ticks every half second while a connection is open, however often it is woken', async () => {
  const ticker = createTicker({ connections, tick }, unexpected);
  ticker.wake();
  ticker.wake();
  await vi.advanceTimersByTimeAsync(499);
  expect(ticks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ticks).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ticks).toBe(3);
});

test('rests when the last line is gone, and wakes again', async () => {
  const ticker = createTicker({ connections, tick }, unexpected);
  ticker.wake();
  lines = 0;
  await vi.advanceTimersByTimeAsync(500);
  expect(vi.getTimerCount()).toBe(0);
  lines = 1;
  ticker.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(ticks).toBe(1);
});

test('does not begin a tick while one is under way, and waits for it when it is stopped', async () => {
  let finish: (() => void) | undefined;
  const slow = () => {
    ticks += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const ticker = createTicker({ connections, tick: slow }, unexpected);
  ticker.wake();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ticks).toBe(1);
  let stopped = false;
  const stop = async () => {
    await ticker.stop();
    stopped = true;
  };
  const stopping = stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  finish?.();
  await stopping;
  expect(vi.getTimerCount()).toBe(0);
});

test('a tick that fails is told, and does not end the next ones', async () => {
  const told: unknown[] = [];
  const failing = async () => {
    ticks += 1;
    throw new Error('no more disk');
  };
  createTicker({ connections, tick: failing }, (error) => told.push(error)).wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ticks).toBe(2);
  expect(told).toEqual([new Error('no more disk'), new Error('no more disk')]);
});
