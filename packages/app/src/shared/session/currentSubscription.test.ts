import { expect, test } from 'vitest';
import { createSubscriptionInHand } from './currentSubscription.ts';
import { memoryStorage } from './testTabs.ts';

test('the choice outlives a reload of its tab, and can be taken back', () => {
  const tab = memoryStorage();
  createSubscriptionInHand(tab).write('s-1');
  const reloaded = createSubscriptionInHand(tab);
  expect(reloaded.read()).toBe('s-1');
  reloaded.write(undefined);
  expect(reloaded.read()).toBeUndefined();
  expect(tab.entries.size).toBe(0);
});

test('a tab that stores nothing keeps it as long as its page', () => {
  const inHand = createSubscriptionInHand(undefined);
  expect(inHand.read()).toBeUndefined();
  inHand.write('s-1');
  expect(inHand.read()).toBe('s-1');
});
