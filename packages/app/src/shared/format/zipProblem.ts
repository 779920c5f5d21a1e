import { isZipCode, stateName, stateOfZip, territoryOfZip } from '@patient/api/model';

/** Why a ZIP code is invalid, also for the state if one is chosen; undefined if it is valid. */
export function zipProblem(zipCode: string, state: string): string | undefined {
  if (!isZipCode(zipCode)) return 'Enter a ZIP code with five digits, or nine like 97205-1234';
  const territory = territoryOfZip(zipCode);
  if (territory !== undefined) return `We don't deliver to ${territory} yet. Enter a ZIP code in a state`;
  const found = stateOfZip(zipCode, state);
  if (found === undefined) return `No state has the ZIP code ${zipCode}. Check the digits`;
  if (state === '' || found === state) return undefined;
  return `This ZIP code is in ${stateName(found)}, not in ${stateName(state)}. Check the ZIP code or the state`;
}
