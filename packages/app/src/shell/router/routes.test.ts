import { expect, test } from 'vitest';
import { firstCallsOf, layoutFile, LOGIN, notFound, routes, sourcesOf } from '#shared/routes.ts';
import { layouts, screens } from './screens.ts';

const all = [...routes, notFound];

test('screens and layouts match the table, except those of the sign-in page', () => {
  const files = all.flatMap(({ screen, layout }) => [screen, layoutFile(layout)]);
  const keys = files.flatMap((file) => (file === undefined || file === LOGIN ? [] : [`./${file}`]));
  expect(Object.keys({ ...screens, ...layouts }).toSorted()).toEqual([...new Set(keys)].toSorted());
});

test.each([
  ['/login', []],
  ['/reset-password', ['src/shell/router/screens.ts', 'src/features/auth/ResetPasswordScreen.tsx']],
  [
    '/user/settings',
    [
      'src/shell/router/screens.ts',
      'src/shell/layouts/AccountLayout.tsx',
      'src/features/account/SettingsScreen.tsx',
    ],
  ],
])('%s has the sources %j', (path, sources) => {
  expect(routes.filter((route) => route.path === path).flatMap(sourcesOf)).toEqual(sources);
});

const ME = '/me?winback={winbackUser=false}';

test.each([
  ['/user/settings', [ME]],
  ['/doctor-info/:doctorId', [ME, '/api/doctor/{2}']],
  ['/login', []],
])('%s starts the queries %j', (path, calls) => {
  expect(routes.filter((route) => route.path === path).flatMap(firstCallsOf)).toEqual(calls);
});

test('every path parameter of a query exists in the path', () => {
  expect(all.flatMap(firstCallsOf).join(' ')).not.toContain('{-1}');
});

test('only account pages start queries, and all of them do', () => {
  const starting = all.filter((route) => firstCallsOf(route).length > 0);
  expect(starting).toEqual(all.filter(({ layout }) => layout === 'account'));
  expect(starting.filter(({ guards }) => !guards.includes('activeUser'))).toEqual([]);
});
