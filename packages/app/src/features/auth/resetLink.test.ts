import { expect, test } from 'vitest';
import { linkInPath, linkInState } from './resetLink.ts';

test.each([
  [{ token: 'abc' }, { token: 'abc' }],
  [
    { token: 'abc', email: 'ada%40example.com' },
    { token: 'abc', email: 'ada@example.com' },
  ],
  [
    { token: 'abc', email: 'ada@example.com' },
    { token: 'abc', email: 'ada@example.com' },
  ],
  [{ token: 'abc', email: 'invalid' }, { token: 'abc' }],
  [{ token: 'abc', email: '%E0%A4' }, { token: 'abc' }],
  [{ token: '%E0%A4' }, undefined],
  [{ token: 'x'.repeat(501) }, undefined],
  [{ token: '' }, undefined],
  [{}, undefined],
])('parameters %j contain the link %j', (params, link) => {
  expect(linkInPath(params)).toEqual(link);
});

test.each([
  [{ resetLink: { token: 'abc', email: 'ada@example.com' } }, { token: 'abc', email: 'ada@example.com' }],
  [{ resetLink: { token: 'abc', email: 1 } }, { token: 'abc' }],
  [{ resetLink: { token: '' } }, undefined],
  [{ resetLink: 'abc' }, undefined],
  [{}, undefined],
  [null, undefined],
])('history state %j contains the link %j', (state, link) => {
  expect(linkInState(state)).toEqual(link);
});
