import { expect, test } from 'vitest';
import { href } from './href.ts';

test.each([
  ['a parameter', href('/user/subscriptions/:id', { id: 'a b/c' }), '/user/subscriptions/a%20b%2Fc'],
  [
    'several parameters',
    href('/user/subscriptions/:id/receipts/:chargeId', { id: '1', chargeId: '2' }),
    '/user/subscriptions/1/receipts/2',
  ],
  ['an optional parameter', href('/user/new-subscription/:id?', { id: '1' }), '/user/new-subscription/1'],
  [
    'an optional parameter left out',
    href('/user/new-subscription/:id?', {}, { visitType: 'hairloss' }),
    '/user/new-subscription?visitType=hairloss',
  ],
])('href: %s', (_name, path, expected) => expect(path).toBe(expected));
