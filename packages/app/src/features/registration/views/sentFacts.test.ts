import { DEFAULT_STEPS } from '@patient/api/model';
import { expect, test } from 'vitest';
import { identityText } from './sentFacts.ts';

test.each([
  [false, DEFAULT_STEPS, 'Photo of your ID and photo of you'],
  [true, DEFAULT_STEPS, 'Checked by our partner Stripe. Your doctor only gets the result.'],
  [undefined, DEFAULT_STEPS, 'Photo ID and selfie'],
  [false, ['questions', 'summary'], 'Already confirmed'],
])('provider checks identity: %s, steps: %j, text: %s', (isProviderChecking, steps, text) => {
  expect(identityText(isProviderChecking, steps)).toBe(text);
});
