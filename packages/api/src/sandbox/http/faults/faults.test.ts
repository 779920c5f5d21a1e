import { describe, expect, test } from 'vitest';
import { parseFault, parseFaultHeader } from './fault.ts';
import { createFaults } from './faults.ts';

describe('parsing a fault', () => {
  test.each([
    [{ operation: 'getMe', status: 500 }],
    [{ operation: '*', latency: 250, times: 2 }],
    [{ operation: 'identity.InitiateAuth', reset: true }],
    [{ operation: 'getMe', malformed: true, message: 'x' }],
  ])('parsing a fault: %j is valid', (value) => expect(parseFault(value)).toEqual(value));

  test.each([
    [null],
    ['getMe'],
    [{}],
    [{ status: 500 }],
    [{ operation: 'getMe', status: 200 }],
    [{ operation: 'getMe', status: '500' }],
    [{ operation: 'getMe', latency: -1 }],
    [{ operation: 'getMe', times: 0 }],
    [{ operation: 'getMe', surprise: true }],
  ])('parsing a fault: %j is invalid', (value) => expect(parseFault(value)).toBeUndefined());

  test('in the header, the operation is optional and JSON is required', () => {
    expect(parseFaultHeader('{"status":500}')).toEqual({ operation: '*', status: 500 });
    expect(parseFaultHeader('500')).toBeUndefined();
    expect(parseFaultHeader('status=500')).toBeUndefined();
  });
});

test('taking a fault applies to its operation until it is cleared', () => {
  const faults = createFaults();
  faults.set({ operation: 'getMe', status: 500 });
  expect(faults.take('listNotices')).toBeUndefined();
  expect(faults.take('getMe')?.status).toBe(500);
  expect(faults.take('getMe')?.status).toBe(500);
  faults.clear('getMe');
  expect(faults.take('getMe')).toBeUndefined();
});

test('taking a fault counts down `times`, and lists the remaining number', () => {
  const faults = createFaults();
  faults.set({ operation: 'getMe', status: 503, times: 2 });
  expect(faults.take('getMe')?.status).toBe(503);
  expect(faults.list()).toEqual([{ operation: 'getMe', status: 503, times: 1 }]);
  expect(faults.take('getMe')?.status).toBe(503);
  expect(faults.take('getMe')).toBeUndefined();
  expect(faults.list()).toEqual([]);
});

test('taking a fault prefers the fault of an operation over the one for all operations', () => {
  const faults = createFaults();
  faults.set({ operation: '*', status: 500 }, { operation: 'getMe', status: 418 });
  expect(faults.take('getMe')?.status).toBe(418);
  expect(faults.take('listNotices')?.status).toBe(500);
});

test('taking a fault applies a header to requests of its operation, up to `times`', () => {
  const faults = createFaults();
  const header = '{"operation":"pauseSubscription","status":500,"times":1}';
  expect(faults.take('getMe', header)).toBeUndefined();
  expect(faults.take('pauseSubscription')).toBeUndefined();
  expect(faults.take('pauseSubscription', header)?.status).toBe(500);
  expect(faults.take('pauseSubscription', header)).toBeUndefined();
  faults.clear();
  expect(faults.take('pauseSubscription', header)?.status).toBe(500);
});
