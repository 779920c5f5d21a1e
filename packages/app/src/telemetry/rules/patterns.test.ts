import { expect, test } from 'vitest';
import { notFound, routes } from '#shared/routes.ts';
import { isTagPage, reportedPattern } from './patterns.ts';

const patterns = [...routes, notFound].map(({ path }) => path);

test('analytics run on the entry pages and the sign-in page only', () => {
  expect(patterns.filter(isTagPage)).toEqual(['/', '/login', '/ed', '/register', '/:slug']);
});

test('privacy 2: reported patterns are routes and do not name a treatment', () => {
  const reported = patterns.map(reportedPattern);
  expect(reported.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  expect(
    reported.filter((pattern) => /\/(?:ed|hl|wl|ag|hairloss|weightloss|antiaging)\b/.test(pattern)),
  ).toEqual([]);
});
