export { createAddressClient } from './createAddressClient.ts';
export type { AddressClient, AddressClientOptions, TypedAddress } from './createAddressClient.ts';
export type { AddressCandidate, AddressSuggestion, DpvMatchCode, ZipcodeLookup } from './entities.ts';
