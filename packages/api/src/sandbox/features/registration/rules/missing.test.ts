import { expect, test } from 'vitest';
import { type RegistrationFacts, missingIn } from './missing.ts';

const complete: RegistrationFacts = {
  openGlobal: undefined,
  openQuestion: undefined,
  isBlocked: false,
  openChoice: undefined,
  shipping: { address: '418 Maple Street', city: 'Portland', state: 'OR', zipCode: '97205' },
  isHeld: true,
  isVerified: false,
  isCheckedByProvider: false,
  hasId: true,
  hasSelfie: true,
};
const open = { _id: 'q', kind: 'text', question: 'How are you?' };
const blocked = "Based on your answers, we can't offer this treatment. Message our team for help.";

test.each<[step: string, facts: Partial<RegistrationFacts>, message: string | undefined]>([
  ['globalQuestions', {}, undefined],
  ['globalQuestions', { openGlobal: open }, 'Please answer first: How are you?'],
  ['globalQuestions', { openQuestion: open }, undefined],
  ['globalQuestions', { isBlocked: true }, blocked],
  ['questions', {}, undefined],
  ['questions', { openQuestion: open }, 'Please answer first: How are you?'],
  ['questions', { isBlocked: true }, blocked],
  ['treatment', {}, undefined],
  ['treatment', { openChoice: 'Choose a dose' }, 'Choose a dose'],
  ['payment', {}, undefined],
  ['payment', { isHeld: false }, 'Authorize the payment to continue'],
  ['payment', { shipping: undefined }, 'Add a delivery address'],
  ['payment', { shipping: { ...complete.shipping, city: '' } }, 'Add a delivery address'],
  ['photo', {}, undefined],
  ['photo', { hasId: false }, 'Add a photo of your ID'],
  ['photo', { hasSelfie: false }, 'Add a selfie'],
  ['photo', { hasId: false, hasSelfie: false, isVerified: true }, undefined],
  ['photo', { isCheckedByProvider: true }, 'Finish the identity check to continue'],
  ['photo', { isCheckedByProvider: true, isVerified: true, hasId: false }, undefined],
  ['summary', { openGlobal: open, isHeld: false }, undefined],
  ['done', { isHeld: false }, undefined],
  ['constructor', {}, undefined],
])('missing: %s with %j: %s', (step, facts, message) => {
  expect(missingIn(step, { ...complete, ...facts })).toBe(message);
});
