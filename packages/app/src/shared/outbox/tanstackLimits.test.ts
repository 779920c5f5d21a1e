/**
 * What TanStack Query's persisted mutations do not do, and the outbox needs (docs/decisions/0017-outbox.md). When one of
 * these fails after an upgrade, that part of the outbox may go.
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

test('a mutation that was on its way when the page closed is not resumed', async () => {
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

test('a retry that waits cannot be hurried, when the connection comes back or the patient continues', async () => {
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

test('the next mutation of a scope goes although the one before it failed', async () => {
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
