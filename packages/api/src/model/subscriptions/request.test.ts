import { expect, test } from 'vitest';
import { isPlanBilled } from './request.ts';

test.each([
  ['active', { status: 'pending' }, true],
  ['pause', { status: 'pending' }, true],
  ['pending', { status: 'pending' }, false],
  ['pending', { status: 'declined' }, true],
  ['pending', null, true],
] as const)(
  'a %s subscription with the request %j is billed with its plan: %s',
  (status, modifyRequest, isBilled) => {
    expect(isPlanBilled({ status, modifyRequest })).toBe(isBilled);
  },
);
