import { expect, test } from 'vitest';
import { knownValues } from '@patient/api/model';
import { chargeStatus } from './chargeStatus.ts';

test('a captured payment is shown as paid, and a hold as authorized', () => {
  expect(['success', 'captured', 'hold'].map((status) => chargeStatus(status).label)).toEqual([
    'Paid',
    'Paid',
    'Authorized',
  ]);
});

test.each([...knownValues.ChargeStatus, 'charged_back', 'constructor'])(
  'chargeStatus: %s is shown as %s',
  (status) => {
    expect(chargeStatus(status).label).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
  },
);

test('an unknown status is shown as a sentence', () => {
  expect(chargeStatus('charged_back')).toEqual({ label: 'Charged back', tone: 'neutral' });
});
