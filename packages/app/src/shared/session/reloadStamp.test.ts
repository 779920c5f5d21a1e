import { expect, test } from 'vitest';
import { createReloadStamp } from './reloadStamp.ts';
import { memoryStorage, refusingStorage } from '#testing/testTabs.ts';

test('the stamp outlives a reload', () => {
  const storage = memoryStorage();
  expect(createReloadStamp(storage).read()).toBeUndefined();
  expect(createReloadStamp(storage).write(42)).toBe(true);
  expect(createReloadStamp(storage).read()).toBe(42);
});

test.each([
  ['refuses', refusingStorage],
  ['is not there', undefined],
])('a storage that %s stores no stamp, and write returns so', (_name, storage) => {
  const stamp = createReloadStamp(storage);
  expect(stamp.write(42)).toBe(false);
  expect(stamp.read()).toBeUndefined();
});
