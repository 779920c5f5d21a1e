import { expect, test } from 'vitest';
import { mayBecomeHeld, type UnheldReason } from './paymentOutcome.ts';
import { unheldProblem } from './unheldProblem.ts';

const reasons: readonly [UnheldReason, RegExp][] = [
  ['declined', /bank didn't accept this card/],
  ['canceled', /couldn't hold the amount/],
  ['noCheck', /couldn't confirm that it's you/],
  ['pending', /don't know yet if the amount is held/],
];

test.each(reasons)('%s', (reason, title) => {
  const problem = unheldProblem(reason);
  expect(problem.title).toMatch(title);
  // Where it may still become a hold, nobody says that nothing is held.
  expect(problem.hint).toMatch(
    mayBecomeHeld(reason)
      ? /^Nothing was charged, and nothing is held twice/
      : /^Nothing was held or charged/,
  );
});
