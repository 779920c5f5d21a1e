import { expect, test } from 'vitest';
import { pictureConflict } from './rules.ts';

test.each([
  ['actionRequired', 1, undefined],
  ['inReview', 1, undefined],
  ['active', 30, undefined],
  ['paused', 1, undefined],
  ['other', 1, undefined],
  ['declined', 1, 'Subscription is declined and takes no more pictures'],
  ['canceled', 1, 'Subscription is canceled and takes no more pictures'],
  ['active', 31, 'A subscription holds 30 photos at most'],
] as const)('identity rules: %s, with %i photos then: %s', (state, photos, conflict) => {
  expect(pictureConflict(state, photos)).toBe(conflict);
});
