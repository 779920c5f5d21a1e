import { expect, test } from 'vitest';
import { readValidatorMessage } from './validatorMessage.ts';

test.each([
  // class-validator, Joi, ajv, Mongoose, the cloud identity service, and the sandbox.
  ['email must be an email', 'email'],
  ['email must be an email address', 'email'],
  ['"email" must be a valid email', 'email'],
  ['"shipping.zipCode" is required', 'shipping.zipCode'],
  ['zipCode is not allowed to be empty', 'zipCode'],
  ['height cannot be negative', 'height'],
  ['questionnaire[0].files must be a list', 'questionnaire[0].files'],
  ['User validation failed: email: Path `email` is invalid', undefined],
  ["1 validation error detected: Value at 'password' failed to satisfy constraint", undefined],
  ['Only questionId and value may be sent in questionnaire[0]', undefined],
  ['property zipCode should not exist', undefined],
  ['Missing required parameter: firstName', undefined],
  ['The request body is not valid JSON', undefined],
  ['E11000 duplicate key error collection: db.users index: email_1', undefined],
])('validatorMessage: %j is the message of a validator about %s', (message, field) => {
  expect(readValidatorMessage(message)).toEqual({ field });
});

test.each([
  'Enter a US phone number with ten digits',
  'Your card was declined.',
  'your card was declined',
  'Agree to telehealth, the terms and the privacy policy to continue',
  'This link no longer works. Request a new one',
  "Your current password isn't correct",
  'Password must have lowercase characters',
  'Too many wrong passwords. Please wait a moment and try again',
  'Online visit log not found!',
  'Cannot update subscription! Subscription completed.',
  'We do not deliver to AK yet',
  'Photos of an iPhone or iPad must be at most 10 MB',
  'Update to macOS 14 or iOS 17 to use the camera',
  'Enter the dose in mL',
  'A blood pressure of 190 mmHg needs an emergency room',
  'Your eGFR is too low for this medicine',
  'We use eScript and GoodRx for this prescription',
  'Your address did not pass our validation yet',
])('validatorMessage: %j is a message for patients', (message) => {
  expect(readValidatorMessage(message)).toBeUndefined();
});
