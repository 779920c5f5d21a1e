import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { uploadFailure } from './failures.ts';

const operation = 'POST /api/chat/{id}/send-file';
const lost = new ApiError({ kind: 'network', message: 'Lost', operation, cause: new TypeError('Failed') });
const silent = new ApiError({
  kind: 'network',
  message: 'Silent',
  operation,
  cause: new DOMException('No progress in time', 'TimeoutError'),
});

test.each([
  ['a lost connection', lost, 2, { message: 'Lost' }, 2, false],
  ['the first timeout', silent, 0, { message: 'Silent' }, 1, false],
  ['the second timeout', silent, 1, { message: 'Silent' }, 2, false],
  ['the third timeout', silent, 2, { message: 'This file is too large for your connection.' }, 3, true],
  ['a further timeout', silent, 3, { message: 'This file is too large for your connection.' }, 4, true],
  ['a TypeError', new TypeError('Failed'), 2, { message: 'Failed' }, 2, false],
])('failures: %s', (_case, error, before, expected, timeouts, isTooSlow) => {
  const failure = uploadFailure(error, before);
  expect(failure).toMatchObject({ timeouts, isTooSlow });
  expect(failure.error).toMatchObject(expected);
});
