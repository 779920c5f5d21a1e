import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

let openConnections: number;
let ticks: number;
const connections = { size: () => openConnections };
const tick = async () => {
  ticks += 1;
};
const unexpected = (error: unknown) => {
  throw error;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  openConnections = 1;
  ticks = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('ticker: ticks every half second while a connection is open, however often it is woken', async () => {
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

test('ticker: pauses when the last connection is closed, and starts again', async () => {
  const ticker = createTicker({ connections, tick }, unexpected);
  ticker.wake();
  openConnections = 0;
  await vi.advanceTimersByTimeAsync(500);
  expect(vi.getTimerCount()).toBe(0);
  openConnections = 1;
  ticker.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(ticks).toBe(1);
});

test('ticker: does not start a tick while another is running, and stop waits for it', async () => {
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

test('a failing tick is reported and does not stop the next ones', async () => {
  const reported: unknown[] = [];
  const failing = async () => {
    ticks += 1;
    throw new Error('no more disk');
  };
  createTicker({ connections, tick: failing }, (error) => reported.push(error)).wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ticks).toBe(2);
  expect(reported).toEqual([new Error('no more disk'), new Error('no more disk')]);
});
