import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { saveErrors } from './saveProblem.ts';

const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, message: 'Why.', operation: 'PUT x', ...(status !== undefined && { status }) });

test.each([
  ['a lost connection', failure('network'), "We couldn't find out if this address is saved"],
  ['an unreadable response', failure('malformed', 200), "We couldn't find out if this address is saved"],
  ['a server error', failure('http', 502), "We couldn't find out if this address is saved"],
  ['a rejection', failure('http', 400), "We couldn't save this address"],
])('saveErrors: %s', (_name, error, title) => {
  expect(saveErrors(error, 'this address', ['city'])).toEqual([
    { message: `${title}.` },
    { message: 'Why.' },
  ]);
});

test('saveErrors: a rejected field', () => {
  const error = new ApiError({ kind: 'http', status: 400, message: 'Unknown city.', operation: 'PUT x' });
  expect(saveErrors(error, 'this address', ['city'])).toEqual([{ name: 'city', message: 'Unknown city.' }]);
});
