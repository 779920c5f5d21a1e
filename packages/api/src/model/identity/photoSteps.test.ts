import { expect, test } from 'vitest';
import { photoHistory, photoView } from './photoSteps.ts';

const none = { cardID: false, selfie: false };
const id = { cardID: true, selfie: false };
const both = { cardID: true, selfie: true };

test.each([
  [none, ['id']],
  [id, ['id', 'selfie']],
  [both, ['id', 'selfie']],
  // A selfie without an ID is not used.
  [{ cardID: false, selfie: true }, ['id']],
])('with %j stored, opens at %j', (stored, stepHistory) => expect(photoHistory(stored)).toEqual(stepHistory));

test.each([
  [['id'], none, undefined, { picture: 'cardID', isStored: false, showsIdNotice: false }],
  [['id'], id, undefined, { picture: 'cardID', isStored: true, showsIdNotice: false }],
  [['id'], id, 'cardID', { picture: 'cardID', isStored: false, showsIdNotice: false }],
  [['id', 'selfie'], none, undefined, { picture: 'selfie', isStored: false, showsIdNotice: false }],
  [['id', 'selfie'], id, undefined, { picture: 'selfie', isStored: false, showsIdNotice: true }],
  [['id', 'selfie'], both, undefined, { picture: 'selfie', isStored: true, showsIdNotice: true }],
  [['id', 'selfie'], both, 'selfie', { picture: 'selfie', isStored: false, showsIdNotice: true }],
  [['id', 'selfie'], both, 'cardID', { picture: 'selfie', isStored: true, showsIdNotice: true }],
  [[], none, undefined, { picture: 'cardID', isStored: false, showsIdNotice: false }],
] as const)('view at %j with %j stored and %s being replaced', (stepHistory, stored, replaced, view) =>
  expect(photoView(stepHistory, stored, replaced)).toEqual(view),
);
