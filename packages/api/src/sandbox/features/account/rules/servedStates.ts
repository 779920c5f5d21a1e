import { isState, stateNames } from '../../../../model/states.ts';

/** The states the sandbox treats patients in: all but three, so that a rejection can be seen. */
const notServed = new Set(['AK', 'HI', 'MS']);

/** USPS abbreviations of the states that are served, in the order of their names. */
export const enabledStates: readonly string[] = Object.keys(stateNames).filter(
  (state) => !notServed.has(state),
);

/** Message for patients in a state that isn't served; undefined for one that is. */
export function stateFault(state: unknown): string | undefined {
  if (!isState(state)) return 'state must be a US state such as CA';
  return enabledStates.includes(state) ? undefined : `We do not treat patients in ${state} yet`;
}
