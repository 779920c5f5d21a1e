import { expect, test } from 'vitest';
import { notFound, routes } from '../../routes.ts';
import { firstCallsOf } from './firstCalls.ts';

test.each([
  ['/user/settings', 'settings', ['/me?winback={winbackUser=false}']],
  ['/doctor-info/:doctorId', 'doctor', ['/api/doctor/{2}']],
  ['/login', 'login', []],
] as const)('%s', (path, screen, calls) => {
  expect(firstCallsOf({ path, screen })).toEqual(calls);
});

const asking = [...routes, notFound].filter((route) => firstCallsOf(route).length > 0);

test('every part of a call is a part of its address', () => {
  expect(asking.flatMap(firstCallsOf).join(' ')).not.toContain('{-1}');
});

test('no page of a visitor asks', () => {
  expect(asking.filter(({ guards }) => !guards.includes('activeUser'))).toEqual([]);
});
