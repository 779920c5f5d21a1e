import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const texts = (prefix: string, filter?: string) => suggest(prefix, filter).map(({ text }) => text);
const maple = '418 Maple St Apt, Portland, OR 97205';

test.each([
  '418 maple st',
  '418 Maple Street',
  '418 maple str',
  '418  MAPLE st., portl',
  '418 maple street portland or 97205',
])('suggesting an address finds %j', (typed) => expect(texts(typed)).toContain(maple));

test('suggesting an address returns the number of units', () => {
  expect(suggest('418 maple st portland')).toEqual([
    expect.objectContaining({
      street_line: '418 Maple St',
      secondary: 'Apt',
      entries: 6,
      zipcode: '97205',
    }),
  ]);
});

test.each([
  ['418 maple st apt 3', ['Apt 3A', 'Apt 3B']],
  ['418 maple st # 3a', ['Apt 3A']],
  ['418 maple st apt 9', ['Apt']],
  ['1604 juniper ln boise', ['Unit 10', 'Unit 11', 'Unit 12']],
  ['75 harbor rd portsmouth', ['']],
])('suggesting an address lists the units of %j', (typed, secondaries) => {
  expect(suggest(typed).map(({ secondary }) => secondary)).toEqual(secondaries);
});

test('suggesting an address filters by state or city, and returns at most ten', () => {
  expect(suggest('1')).toHaveLength(10);
  expect(new Set(suggest('1', 'WY').map(({ state }) => state))).toEqual(new Set(['WY']));
  expect(new Set(suggest('1', 'springfield').map(({ state }) => state)).size).toBeGreaterThan(1);
  expect(new Set(suggest('1', 'CA; NV').map(({ state }) => state))).toEqual(new Set(['CA', 'NV']));
  expect(texts('418 maple', 'TX')).toEqual([]);
});

test('suggesting an address finds nothing for an unknown address', () =>
  expect(texts('99999 nowhere')).toEqual([]));
