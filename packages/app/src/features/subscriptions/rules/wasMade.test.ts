import { expect, test } from 'vitest';
import { wasMade, type AskedFor, type ChangedFacts, type SentChange } from './wasMade.ts';

const until = '2026-12-21T00:00:00.000Z';
const active = { status: 'active', review: { value: 'approved' } };
const paused = { ...active, status: 'pause', pause: { until } };
const cancelled = { ...active, status: 'cancel' };
const requestOf = (doseId: string, status = 'pending') => ({ modifyRequest: { status, plan: { doseId } } });

test.each<readonly [SentChange, AskedFor, made: ChangedFacts, other: ChangedFacts]>([
  ['pause', {}, paused, active],
  ['pause', {}, paused, cancelled],
  ['resume', {}, active, paused],
  ['resume', {}, active, cancelled],
  ['skip', { periods: 1 }, { ...active, skipPeriods: 1 }, active],
  ['skip', { periods: 2 }, { ...active, skipPeriods: 2 }, { ...active, skipPeriods: 1 }],
  ['skip', { periods: 1 }, { ...active, skipPeriods: 1 }, { ...paused, skipPeriods: 1 }],
  ['undoSkip', { periods: 0 }, active, { ...active, skipPeriods: 1 }],
  ['cancel', {}, cancelled, active],
  ['reactivate', {}, active, cancelled],
  ['reactivate', {}, { status: 'pending' }, cancelled],
  ['withdrawChange', {}, { ...active, modifyRequest: null }, { ...active, ...requestOf('a') }],
  ['withdrawChange', {}, active, { ...active, ...requestOf('a', 'approved') }],
  ['changeDose', { doseId: 'a' }, { ...active, ...requestOf('a') }, active],
  ['changeDose', { doseId: 'a' }, { ...active, ...requestOf('a') }, { ...active, ...requestOf('b') }],
  [
    'changeDose',
    { doseId: 'a' },
    { ...active, ...requestOf('a') },
    { ...active, ...requestOf('a', 'declined') },
  ],
  ['renew', {}, { ...active, review: { value: 'pending' } }, { ...active, renewal: true }],
  ['followUp', {}, { status: 'pending', review: { value: 'pending' } }, { status: 'in_progress' }],
])('%s with %j: made in %j, not in %j', (change, asked, made, other) => {
  expect([wasMade(change, made, asked), wasMade(change, other, asked)]).toEqual([true, false]);
});
