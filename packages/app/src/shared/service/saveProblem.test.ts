import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { saveProblem } from './saveProblem.ts';

const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, message: 'Why.', operation: 'PUT x', ...(status !== undefined && { status }) });

test.each([
  ['a lost connection', failure('network'), "We couldn't find out if this address is saved"],
  ['an unreadable response', failure('malformed', 200), "We couldn't find out if this address is saved"],
  ['a server error', failure('http', 502), "We couldn't find out if this address is saved"],
  ['a rejection', failure('http', 400), "We couldn't save this address"],
])('saveProblem: %s', (_name, error, title) => {
  expect(saveProblem(error, 'this address')).toEqual({ title, text: 'Why.' });
});
