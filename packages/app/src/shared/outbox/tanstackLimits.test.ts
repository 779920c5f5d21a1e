/**
 * Features that the outbox needs and TanStack Query's persisted mutations lack (docs/decisions/0017-outbox.md). If a test
 * fails after an upgrade, that part of the outbox may be removed.
 */
import { dehydrate, hydrate, QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<void>(() => undefined);

test('a mutation that was pending when the page closed is not resumed', async () => {
  const before = new QueryClient();
  void before
    .getMutationCache()
    .build(before, { mutationKey: ['send'], networkMode: 'always', mutationFn: never })
    .execute('text');
  await vi.advanceTimersByTimeAsync(0);
  const stored = dehydrate(before, { shouldDehydrateMutation: () => true });
  expect(stored.mutations).toHaveLength(1);

  const after = new QueryClient();
  const send = vi.fn<(text: unknown) => Promise<void>>(async () => undefined);
  after.setMutationDefaults(['send'], { mutationFn: send });
  hydrate(after, stored);
  await after.resumePausedMutations();
  expect(send).not.toHaveBeenCalled();
});

test('a scheduled retry cannot be run early, when the connection returns or the patient continues', async () => {
  const client = new QueryClient();
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('No connection')));
  const mutation = client
    .getMutationCache()
    .build(client, { networkMode: 'always', retry: true, retryDelay: 15_000, mutationFn: send });
  mutation.execute(undefined).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  void mutation.continue();
  void client.resumePausedMutations();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the next mutation of a scope is sent although the one before it failed', async () => {
  const client = new QueryClient();
  const sent: unknown[] = [];
  const build = (isUp: boolean) =>
    client.getMutationCache().build(client, {
      scope: { id: 'chat' },
      networkMode: 'always',
      mutationFn: async (text: unknown) => {
        if (!isUp) throw new Error('No connection');
        sent.push(text);
      },
    });
  const first = build(false)
    .execute('one')
    .catch(() => undefined);
  const second = build(true).execute('two');
  await Promise.all([first, second]);
  expect(sent).toEqual(['two']);
});
