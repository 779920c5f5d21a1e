import { expect, test } from 'vitest';
import { photoTrail, photoView } from './photoArrival.ts';

const none = { cardID: false, selfie: false };
const id = { cardID: true, selfie: false };
const both = { cardID: true, selfie: true };

test.each([
  [none, ['id']],
  [id, ['id', 'selfie']],
  [both, ['id', 'selfie']],
  // Without an ID a selfie is worth nothing yet.
  [{ cardID: false, selfie: true }, ['id']],
])('with %j there it opens at %j', (arrived, trail) => expect(photoTrail(arrived)).toEqual(trail));

test.each([
  [['id'], none, undefined, { picture: 'cardID', hasArrived: false, tellsOfId: false }],
  [['id'], id, undefined, { picture: 'cardID', hasArrived: true, tellsOfId: false }],
  [['id'], id, 'cardID', { picture: 'cardID', hasArrived: false, tellsOfId: false }],
  [['id', 'selfie'], none, undefined, { picture: 'selfie', hasArrived: false, tellsOfId: false }],
  [['id', 'selfie'], id, undefined, { picture: 'selfie', hasArrived: false, tellsOfId: true }],
  [['id', 'selfie'], both, undefined, { picture: 'selfie', hasArrived: true, tellsOfId: true }],
  [['id', 'selfie'], both, 'selfie', { picture: 'selfie', hasArrived: false, tellsOfId: true }],
  [['id', 'selfie'], both, 'cardID', { picture: 'selfie', hasArrived: true, tellsOfId: true }],
  [[], none, undefined, { picture: 'cardID', hasArrived: false, tellsOfId: false }],
] as const)('at %j with %j there, %s replaced', (trail, arrived, replaced, view) =>
  expect(photoView(trail, arrived, replaced)).toEqual(view),
);
