import { expect, test } from 'vitest';
import { createCurrentSubscription } from './currentSubscription.ts';
import { memoryStorage } from '#testing/testTabs.ts';

test('the choice outlives a reload of its tab, and can be removed', () => {
  const tab = memoryStorage();
  createCurrentSubscription(tab).write('s-1');
  const reloaded = createCurrentSubscription(tab);
  expect(reloaded.read()).toBe('s-1');
  reloaded.write(undefined);
  expect(reloaded.read()).toBeUndefined();
  expect(tab.entries.size).toBe(0);
});

test('without storage the choice lasts as long as the page', () => {
  const current = createCurrentSubscription(undefined);
  expect(current.read()).toBeUndefined();
  current.write('s-1');
  expect(current.read()).toBe('s-1');
});
