import { expect, test } from 'vitest';
import { knownValues } from '../../generated/knownValues.ts';
import { chargeState, isAuthorized, isPaid } from './charges.ts';

test.each(knownValues.ChargeStatus)('a charge with status %s is authorized once it is paid', (status) => {
  const state = chargeState({ status });
  expect(state).toBeDefined();
  expect([isPaid({ status }), isAuthorized({ status })]).toEqual([
    state === 'paid',
    state === 'paid' || state === 'held',
  ]);
});

test('a charge with an unknown status is not paid', () => {
  const charge = { status: 'disputed' };
  expect([chargeState(charge), isPaid(charge), isAuthorized(charge)]).toEqual([undefined, false, false]);
});
