import { expect, test } from 'vitest';
import { createReloadStamp } from './reloadStamp.ts';
import { memoryStorage } from './testTabs.ts';

const refuse = (): never => {
  throw new DOMException('No', 'SecurityError');
};

test('the stamp outlives a reload', () => {
  const storage = memoryStorage();
  expect(createReloadStamp(storage).read()).toBeUndefined();
  expect(createReloadStamp(storage).write(42)).toBe(true);
  expect(createReloadStamp(storage).read()).toBe(42);
});

test.each([
  ['refuses', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }],
  ['is not there', undefined],
])('a storage that %s keeps no stamp, and says so', (_name, storage) => {
  const stamp = createReloadStamp(storage);
  expect(stamp.write(42)).toBe(false);
  expect(stamp.read()).toBeUndefined();
});
