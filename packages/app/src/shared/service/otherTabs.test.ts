import { QueryObserver } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@patient/api';
import { joinOtherTabs, type OtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

const opened: OtherTabs[] = [];
afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.close();
});

/** Tab of a patient that shows one query, and a static one. */
function openTab(patientId: string, service = 'https://service.test') {
  const shown = vi.fn<() => Promise<string>>(() => Promise.resolve('shown'));
  const fixed = vi.fn<() => Promise<string>>(() => Promise.resolve('static'));
  const cache = createQueryClient({
    onFailure: () => undefined,
    onChange: () => tabs.announce(),
  });
  const tabs = joinOtherTabs(cache, service);
  opened.push(tabs);
  cache.setQueryData(['me'], { patient: { _id: patientId } });
  new QueryObserver(cache, { queryKey: ['subscriptions'], queryFn: shown }).subscribe(() => undefined);
  new QueryObserver(cache, { queryKey: ['visit'], queryFn: fixed, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  const mutate = (mutationFn: () => Promise<unknown>) =>
    cache.getMutationCache().build(cache, { mutationFn }).execute(undefined);
  return { shown, fixed, mutate };
}

test('a change makes only the other tabs of the same patient refetch', async () => {
  const own = openTab('one');
  const other = openTab('one');
  const otherPatient = openTab('two');
  const otherService = openTab('one', 'https://other.test');
  await own.mutate(() => Promise.resolve());
  await expect.poll(() => other.shown.mock.calls.length).toBe(2);
  expect(other.fixed).toHaveBeenCalledTimes(1);
  for (const tab of [own, otherPatient, otherService]) expect(tab.shown).toHaveBeenCalledTimes(1);
});

test('several changes at once make the other tabs refetch once', async () => {
  const own = openTab('one');
  const other = openTab('one');
  await Promise.all(Array.from({ length: 10 }, () => own.mutate(() => Promise.resolve())));
  await expect.poll(() => other.shown.mock.calls.length).toBe(2);
  // The message of a later change is received after those before.
  await own.mutate(() => Promise.resolve());
  await expect.poll(() => other.shown.mock.calls.length).toBe(3);
});

test.each([
  [409, 2],
  [400, 1],
])(
  'after a change fails with %s, this tab has fetched %s times and announced nothing',
  async (status, reads) => {
    const own = openTab('one');
    const failure = new ApiError({ kind: 'http', status, message: 'Already paused.', operation: 'PATCH x' });
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await expect(own.mutate(() => Promise.reject(failure))).rejects.toBe(failure);
    await expect.poll(() => own.shown.mock.calls.length).toBe(reads);
    expect(post).not.toHaveBeenCalled();
    post.mockRestore();
  },
);
