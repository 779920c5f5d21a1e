import { describe, expect, test } from 'vitest';
import { SESSION_KEYS } from './keys.ts';
import { createSafeStorage, createTypedStorage, type StorageLike } from './storage.ts';
import { memoryStorage, refusingStorage } from '../testing/index.ts';

const openStorage = (platform: StorageLike | undefined) => createTypedStorage(platform, SESSION_KEYS);

const refuse = (): never => {
  throw new DOMException('Quota', 'QuotaExceededError');
};

test('storage: writes values as text, with the keys of the specification', () => {
  const platform = memoryStorage();
  const store = openStorage(platform);
  store.set('token', 'T');
  store.set('expDate', 1_763_630_000_000);
  store.set('loggedIn', true);
  store.set('status', 'register');
  store.set('subType', ['ed', 'wl']);
  store.set('couponDiscount', 500);
  expect(Object.fromEntries(platform.entries)).toEqual({
    token: 'T',
    expDate: '1763630000000',
    loggedIn: 'true',
    status: 'register',
    subType: 'ed,wl',
    couponDiscount: '500',
  });
  expect(store.get('expDate')).toBe(1_763_630_000_000);
  expect(store.get('subType')).toEqual(['ed', 'wl']);
});

test.each([
  ['token', '', undefined],
  ['expirationDate', 'yesterday', undefined],
  ['expirationDate', '', undefined],
  ['expirationDate', 'Infinity', undefined],
  ['expDate', '0', 0],
  ['loggedIn', 'false', false],
  ['loggedIn', '1', false],
  ['status', 'admin', undefined],
  ['status', 'active', 'active'],
  ['subType', '', []],
  ['subType', 'ed,,wl', ['ed', 'wl']],
] as const)('stored %s %j reads %j', (key, stored, value) => {
  expect(openStorage(memoryStorage(new Map([[key, stored]]))).get(key)).toEqual(value);
});

describe.each([
  ['refuses everything', refusingStorage],
  ['is missing', undefined],
])('a storage that %s', (_name, platform) => {
  test('is replaced by memory', () => {
    const store = openStorage(platform);
    store.set('token', 'T');
    expect(store.get('token')).toBe('T');
    store.set('token', undefined);
    expect(store.get('token')).toBeUndefined();
    store.set('token', 'T');
    store.set('deepLink', '/user/chat');
    store.clear();
    expect(store.get('token')).toBeUndefined();
    expect(store.get('deepLink')).toBeUndefined();
  });
});

test('stores new values in memory while the storage is full', () => {
  const platform = memoryStorage();
  let isFull = true;
  const store = openStorage({
    ...platform,
    setItem: (key, value) => (isFull ? refuse() : platform.setItem(key, value)),
  });
  store.set('gender', 'male');
  expect([store.get('gender'), platform.getItem('gender')]).toEqual(['male', null]);
  isFull = false;
  store.set('gender', 'female');
  expect([store.get('gender'), platform.getItem('gender')]).toEqual(['female', 'female']);
});

test.each<[string, (store: ReturnType<typeof openStorage>) => void]>([
  ['clear', (store) => store.clear()],
  ['set', (store) => store.set('token', undefined)],
  ['removeAll', (store) => store.removeAll()],
])('an entry that %s could not remove is not read again', (_name, remove) => {
  const platform = memoryStorage(new Map([['token', 'T']]));
  const store = openStorage({ ...platform, removeItem: refuse });
  expect(store.get('token')).toBe('T');
  remove(store);
  expect(store.get('token')).toBeUndefined();
});

const others = () =>
  memoryStorage(
    new Map([
      ['token', 'T'],
      ['CognitoIdentityServiceProvider.x', 'R'],
    ]),
  );

test('clear removes all keys, removeAll does not remove the keys of libraries', () => {
  const [first, second] = [others(), others()];
  openStorage(first).removeAll();
  expect([...first.entries.keys()]).toEqual(['CognitoIdentityServiceProvider.x']);
  openStorage(second).clear();
  expect(second.entries.size).toBe(0);
});

test('set returns whether the platform stored the value', () => {
  expect(openStorage(memoryStorage()).set('token', 'T')).toBe(true);
  expect(openStorage(refusingStorage).set('token', 'T')).toBe(false);
  expect(openStorage(undefined).set('token', 'T')).toBe(false);
});

test('storage: lists each key of the platform and of memory once', () => {
  const platform = memoryStorage(new Map([['a', '1']]));
  const storage = createSafeStorage({ ...platform, key: platform.key, length: 1, setItem: refuse });
  storage.setItem('a', '2');
  storage.setItem('b', '3');
  expect(storage.keys().toSorted()).toEqual(['a', 'b']);
  expect(storage.getItem('a')).toBe('2');
});
