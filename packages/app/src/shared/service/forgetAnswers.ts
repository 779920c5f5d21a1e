import { atom } from 'jotai';

/** Number of times the service's answers were dropped. */
export const answersGenerationAtom = atom(0);

/**
 * Drops every answer of the service, so that a page that failed on one asks again instead of failing on it again. In a file
 * of its own: the error page is loaded with every page, and the code of queries is not.
 */
export const forgetAnswersAtom = atom(null, (_get, set) =>
  set(answersGenerationAtom, (generation) => generation + 1),
);
