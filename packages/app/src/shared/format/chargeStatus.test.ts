import { expect, test } from 'vitest';
import { chargeStatus } from './chargeStatus.ts';

test.each([
  ['success', 'Paid'],
  ['captured', 'Paid'],
  ['hold', 'Authorized'],
  ['failed', 'Failed'],
  ['released', 'Released'],
  ['in process', 'In process'],
  ['charged_back', 'Charged back'],
])('%s is shown as %s', (status, label) => {
  expect(chargeStatus(status).label).toBe(label);
});
