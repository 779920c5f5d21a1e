import { failureText } from '../format/failureText.ts';
import { mayHaveSucceeded } from './mayHaveSucceeded.ts';

/** Message of a form after a failed save. */
export interface SaveProblem {
  readonly title: string;
  /** Reason. */
  readonly text: string;
}

/**
 * Message of a failed save, which may have succeeded if there was no response.
 * @param what object of "We couldn't save …": "this address"
 */
export const saveProblem = (error: unknown, what: string): SaveProblem => ({
  title: mayHaveSucceeded(error) ? `We couldn't find out if ${what} is saved` : `We couldn't save ${what}`,
  text: failureText(error),
});
