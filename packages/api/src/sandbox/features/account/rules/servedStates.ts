/** The states the sandbox treats patients in: all but three, so that a refusal can be seen. */
const notServed = new Set(['AK', 'HI', 'MS']);
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** USPS abbreviations of the states that are served, in the order of their names. */
export const enabledStates: readonly string[] = states.filter((state) => !notServed.has(state));

/** Whether this is the abbreviation of a US state, served or not. */
export const isState = (state: unknown): state is string =>
  typeof state === 'string' && states.includes(state);

/** Why nobody in that state can be treated, in words for a patient; undefined when they can. */
export function stateFault(state: unknown): string | undefined {
  if (!isState(state)) return 'state must be a US state such as CA';
  return enabledStates.includes(state) ? undefined : `We do not treat patients in ${state} yet`;
}
