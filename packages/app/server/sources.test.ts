import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { awaitedSources, laterSources, sourcesOf } from '../src/shell/router/sourcesOf.ts';
import { notFound, routes } from '../src/routes.ts';

const root = join(import.meta.dirname, '..');

test('the sign-in page and its layout need no extra sources', () => {
  expect(sourcesOf({ screen: 'login', layout: 'auth' })).toEqual([]);
});

test('a lazy screen and layout are listed by file path', () => {
  expect(sourcesOf({ screen: 'newSubscription', layout: 'account' })).toEqual([
    'src/shell/router/lazyRoutes.ts',
    'src/shell/layouts/AccountLayout.tsx',
    'src/features/treatment/NewSubscriptionScreen.tsx',
  ]);
});

test.each([...routes, notFound])('the sources of $path exist', (route) => {
  for (const source of sourcesOf(route)) expect(existsSync(join(root, source))).toBe(true);
});

test.each([...Object.values(awaitedSources), ...Object.values(laterSources).flat()])(
  'the later part %s exists',
  (source) => {
    expect(existsSync(join(root, source))).toBe(true);
  },
);
