import { expect, test } from 'vitest';
import { createSafeStorage } from './safeStorage.ts';
import { memoryStorage, refusingStorage } from '#testing/testTabs.ts';

test('setItem returns whether the platform stored the value', () => {
  expect(createSafeStorage(memoryStorage()).setItem('key', 'value')).toBe(true);
  expect(createSafeStorage(refusingStorage).setItem('key', 'value')).toBe(false);
  expect(createSafeStorage(undefined).setItem('key', 'value')).toBe(false);
});

test.each([
  ['refuses everything', refusingStorage],
  ['is absent', undefined],
])('memory replaces a storage that %s', (_name, platform) => {
  const storage = createSafeStorage(platform);
  storage.setItem('key', 'value');
  expect([storage.getItem('key'), storage.keys()]).toEqual(['value', ['key']]);
  storage.removeItem('key');
  expect([storage.getItem('key'), storage.keys()]).toEqual([null, []]);
  storage.setItem('key', 'value');
  storage.clear();
  expect(storage.getItem('key')).toBeNull();
});

test('keys of the platform and of memory are listed once', () => {
  const platform = memoryStorage(new Map([['a', '1']]));
  const storage = createSafeStorage({
    ...platform,
    key: platform.key,
    length: 1,
    setItem: () => {
      throw new DOMException('Quota', 'QuotaExceededError');
    },
  });
  storage.setItem('a', '2');
  storage.setItem('b', '3');
  expect(storage.keys().toSorted()).toEqual(['a', 'b']);
  expect(storage.getItem('a')).toBe('2');
});
