import { describe, expect, test } from 'vitest';
import { createTypedStorage, type TypedStorage } from './storage.ts';
import { memoryStorage, refusingStorage } from '#testing/testTabs.ts';

const refuse = (): never => {
  throw new DOMException('Quota', 'QuotaExceededError');
};

test('values are written under the names of the specification, as text', () => {
  const platform = memoryStorage();
  const store = createTypedStorage(platform);
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
  expect(createTypedStorage(memoryStorage(new Map([[key, stored]]))).get(key)).toEqual(value);
});

describe.each([
  ['refuses everything', refusingStorage],
  ['is not there', undefined],
])('a storage that %s', (_name, platform) => {
  test('is replaced by memory', () => {
    const store = createTypedStorage(platform);
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

test('a full storage: new values stay in memory until there is room again', () => {
  const platform = memoryStorage();
  let isFull = true;
  const store = createTypedStorage({
    ...platform,
    setItem: (key, value) => (isFull ? refuse() : platform.setItem(key, value)),
  });
  store.set('gender', 'male');
  expect([store.get('gender'), platform.getItem('gender')]).toEqual(['male', null]);
  isFull = false;
  store.set('gender', 'female');
  expect([store.get('gender'), platform.getItem('gender')]).toEqual(['female', 'female']);
});

test.each<[string, (store: TypedStorage) => void]>([
  ['clear', (store) => store.clear()],
  ['set', (store) => store.set('token', undefined)],
  ['removeAll', (store) => store.removeAll()],
])('an entry that %s could not remove is not read again', (_name, remove) => {
  const platform = memoryStorage(new Map([['token', 'T']]));
  const store = createTypedStorage({ ...platform, clear: refuse, removeItem: refuse });
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

test('clear empties all, removeAll leaves the keys of libraries', () => {
  const [first, second] = [others(), others()];
  createTypedStorage(first).removeAll();
  expect([...first.entries.keys()]).toEqual(['CognitoIdentityServiceProvider.x']);
  createTypedStorage(second).clear();
  expect(second.entries.size).toBe(0);
});
