import { isState, stateNames } from '../../../../model/states.ts';

/** States that are not served, so that the rejection can be tested. */
const notServed = new Set(['AK', 'HI', 'MS']);

/** USPS abbreviations of the served states, sorted by name. */
export const enabledStates: readonly string[] = Object.keys(stateNames).filter(
  (state) => !notServed.has(state),
);

/** Message for the patient about a state that is unknown or not served; undefined for a served one. */
export function stateError(state: unknown): string | undefined {
  if (!isState(state)) return 'state must be a US state such as CA';
  return enabledStates.includes(state) ? undefined : `We do not treat patients in ${state} yet`;
}
