import { expect, test } from 'vitest';
import { ApiError } from '@patient/api';
import { startFailure } from './startFailure.ts';

const failed = (kind: 'http' | 'network' | 'malformed') =>
  new ApiError({ kind, message: 'x', operation: 'POST /api/subscription/start-new' });

test.each([
  [failed('malformed'), 'Failed to create new subscription. Please try again.'],
  [failed('http'), 'An error occurred while creating the subscription. Please try again.'],
  [failed('network'), 'An error occurred while creating the subscription. Please try again.'],
  [new Error('x'), 'An error occurred while creating the subscription. Please try again.'],
])('startFailure: %s shows "%s"', (error, message) => {
  expect(startFailure(error)).toBe(message);
});
