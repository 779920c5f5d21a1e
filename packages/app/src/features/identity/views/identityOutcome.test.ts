import { expect, test } from 'vitest';
import { identityOutcome } from './identityOutcome.ts';

test.each([
  [undefined, { kind: 'submitted' }],
  [{ code: 'session_cancelled', message: 'The user closed the modal.' }, { kind: 'closed' }],
  [{ code: 'consent_declined', message: 'No consent.' }, { kind: 'closed' }],
  [
    { code: 'under_supported_age', message: 'You are too young.' },
    { kind: 'refused', message: 'You are too young.' },
  ],
  [{ code: 'device_unsupported' }, { kind: 'refused', message: 'Oops... Try again later' }],
])('outcome for error %j is %j', (error, outcome) => expect(identityOutcome(error)).toEqual(outcome));
