import { expect, test } from 'vitest';
import { nextChange } from './nextChange.ts';

// On this device, in any time zone.
const NOON = new Date(2027, 2, 3, 12).getTime();
const MIDNIGHT = new Date(2027, 2, 4).getTime();
const at = (hour: number) => new Date(2027, 2, 3, hour);

test.each([
  ['without instants', NOON, [], MIDNIGHT],
  ['just before midnight', MIDNIGHT - 1, [], MIDNIGHT],
  ['at midnight', MIDNIGHT, [], new Date(2027, 2, 5).getTime()],
  ['for the first of the instants', NOON, [at(18).toISOString(), at(15).toISOString()], at(15).getTime()],
  ['for an instant after midnight', NOON, [new Date(2027, 2, 6).toISOString()], MIDNIGHT],
  ['for an instant that has passed', NOON, [at(12).toISOString(), at(9).toISOString()], MIDNIGHT],
  ['for what is no instant', NOON, [undefined, null, '', 'soon'], MIDNIGHT],
])('next change %s', (_, time, instants, expected) => expect(nextChange(time, instants)).toBe(expected));
