import { expect, test } from 'vitest';
import { requestProblems, type CreationRequest } from './request.ts';

const fine: CreationRequest = {
  productType: 'wl',
  gender: 'male',
  state: 'OR',
  point: 'summary',
  email: '',
  password: '',
  coupon: '',
};

test.each<[string, Partial<CreationRequest>, readonly string[]]>([
  ['the state alone', {}, []],
  ['no state', { state: '' }, ['state']],
  ['an email', { email: ' staff@example.com ' }, []],
  ['what is no email', { email: 'staff' }, ['email']],
  ['a short password', { password: 'Abc-1' }, ['password']],
  ['a password', { password: 'Abcdef-1' }, []],
])('with %s', (_what, own, wrong) => {
  expect(requestProblems({ ...fine, ...own }).map(({ name }) => name)).toEqual(wrong);
});
