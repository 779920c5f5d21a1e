import { expect, test } from 'vitest';
import { routes } from '../packages/app/src/shared/routes.ts';
import { screenSources, withWords, wordsOf } from './screenWords.ts';

const sources = screenSources();

test.each([
  ['/login', 'Forgot password?', 'of a pattern'],
  ['/user/order-history', 'Order history', 'of the route, as its title'],
  ['/user/order-history', 'No orders yet', 'of the screen'],
  ['/user/subscriptions/:id', 'Pause', 'of a lazily loaded part'],
  ['/user/subscriptions/:id', 'Skip the next delivery of {treatment}?', 'of a function with the sentences'],
])('the words of %s include "%s" %s', (path, words) => {
  const route = routes.find((one) => one.path === path);
  expect(route && wordsOf(route, sources)).toContain(words);
});

test('the words of a screen are without those of other screens', () => {
  const login = routes.find(({ path }) => path === '/login');
  expect(login && wordsOf(login, sources)).not.toContain('No orders yet');
});

const entry = (id: string, tags: string[]) => ({
  type: 'story' as const,
  subtype: 'story' as const,
  id,
  title: 'Screens/Auth/Sign in',
  name: 'Default',
  importPath: './story.tsx',
  exportName: 'Default',
  tags,
});

test('withWords adds the words of a route to its first story only', () => {
  const tags = ['check', 'route:/login'];
  const index = { v: 5, entries: { a: entry('a', tags), b: entry('b', tags) } };
  const { entries } = withWords(index, new Map([['route:/login', ['Sign in', 'Password']]]));
  expect(entries['a']).toHaveProperty('anchors', [
    { id: 'a', title: 'Sign in' },
    { id: 'a', title: 'Password' },
  ]);
  expect(entries['b']).toEqual(index.entries.b);
});
