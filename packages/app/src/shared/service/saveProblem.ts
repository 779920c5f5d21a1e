import { failureText } from '../format/failureText.ts';
import { mayHaveSucceeded } from './mayHaveSucceeded.ts';

/** What a form says about something that was not saved, or may have been. */
export interface SaveProblem {
  readonly title: string;
  /** Why. */
  readonly text: string;
}

/**
 * Words for a failed save: one without an answer can have been saved all the same.
 * @param what object of "We couldn't save …": "this address"
 */
export const saveProblem = (error: unknown, what: string): SaveProblem => ({
  title: mayHaveSucceeded(error) ? `We couldn't find out if ${what} is saved` : `We couldn't save ${what}`,
  text: failureText(error),
});
