import { expect, test } from 'vitest';
import { isSaved } from './isSaved.ts';

const stored = {
  firstName: 'Ada',
  phone: '4155550132',
  shipping: { address: '1 Main St', city: 'Portland' },
  notificationPreference: { sms: true, email: false },
};

test.each<[name: string, asked: object, isThere: boolean]>([
  ['a field', { firstName: 'Ada' }, true],
  ['another value', { firstName: 'Eve' }, false],
  ['one of several', { firstName: 'Ada', phone: '4155550100' }, false],
  ['a field of a part', { notificationPreference: { sms: true } }, true],
  ['another value in a part', { notificationPreference: { email: true } }, false],
  ['an empty text where there is none', { shipping: { address: '1 Main St', secondAddress: '' } }, true],
  ['a text where there is none', { shipping: { secondAddress: 'Apt 2' } }, false],
  ['a part that is missing', { basic: { gender: 'male' } }, false],
  ['nothing', {}, true],
])('%s of what was to be saved is there: %j is %s', (_name, asked, isThere) => {
  expect(isSaved(asked, stored)).toBe(isThere);
});
