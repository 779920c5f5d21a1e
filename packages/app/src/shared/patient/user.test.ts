import { expect, test } from 'vitest';
import { assertPatient, WrongUserError } from './user.ts';

test.each([[['patient']], [['patient', 'support']]])('user: %j may use the app', (roles) => {
  expect(() => assertPatient(roles)).not.toThrow();
});

test.each([[['doctor']], [['doctor', 'patient']], [['support']], [['Patient']], [[]], [null], [undefined]])(
  'user: %j may not use the app',
  (roles) => {
    expect(() => assertPatient(roles)).toThrow(WrongUserError);
    expect(() => assertPatient(roles)).toThrow('Wrong User!');
  },
);
