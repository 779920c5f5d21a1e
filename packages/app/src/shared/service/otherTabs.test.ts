import { QueryObserver } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@patient/api';
import { joinOtherTabs, type OtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

const opened: OtherTabs[] = [];
afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.close();
});

/** A tab of a patient that shows one query, and has read another one for good. */
function openTab(patientId: string, service = 'https://service.test') {
  const shown = vi.fn<() => Promise<string>>(() => Promise.resolve('shown'));
  const kept = vi.fn<() => Promise<string>>(() => Promise.resolve('kept'));
  const cache = createQueryClient({
    onFailure: () => undefined,
    onChange: () => tabs.announce(),
  });
  const tabs = joinOtherTabs(cache, service);
  opened.push(tabs);
  cache.setQueryData(['me'], { patient: { _id: patientId } });
  new QueryObserver(cache, { queryKey: ['subscriptions'], queryFn: shown }).subscribe(() => undefined);
  new QueryObserver(cache, { queryKey: ['visit'], queryFn: kept, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  const mutate = (mutationFn: () => Promise<unknown>) =>
    cache.getMutationCache().build(cache, { mutationFn }).execute(undefined);
  return { shown, kept, mutate };
}

test('a change of one tab is read by the other tabs of the same patient, and by no one else', async () => {
  const own = openTab('one');
  const other = openTab('one');
  const stranger = openTab('two');
  const elsewhere = openTab('one', 'https://other.test');
  await own.mutate(() => Promise.resolve());
  await expect.poll(() => other.shown.mock.calls.length).toBe(2);
  expect(other.kept).toHaveBeenCalledTimes(1);
  for (const tab of [own, stranger, elsewhere]) expect(tab.shown).toHaveBeenCalledTimes(1);
});

test.each([
  [409, 2],
  [400, 1],
])('a change that ends with %s makes this tab read %s times, and tells nobody', async (status, reads) => {
  const own = openTab('one');
  const failure = new ApiError({ kind: 'http', status, message: 'Already paused.', operation: 'PATCH x' });
  const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  await expect(own.mutate(() => Promise.reject(failure))).rejects.toBe(failure);
  await expect.poll(() => own.shown.mock.calls.length).toBe(reads);
  expect(post).not.toHaveBeenCalled();
  post.mockRestore();
});
