import type { components } from '../../generated/address.ts';

type Schemas = components['schemas'];

export type AddressSuggestion = Schemas['Suggestion'];
export type AddressCandidate = Schemas['Candidate'];
/** Y confirmed; S the unit is not confirmed; D the unit is missing; N not confirmed; '' not checked. */
export type DpvMatchCode = NonNullable<Schemas['AddressAnalysis']['dpv_match_code']>;
export type ZipcodeLookup = Schemas['ZipcodeLookup'];
