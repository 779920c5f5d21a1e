import type { AddressClient } from '@patient/api/address';
import { addressVerdict, suggested, type WrittenAddress } from '#features/payment/index.ts';
import { stateName } from '@patient/api/model';

/** First digits of house numbers to search for. */
const PREFIXES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const NO_UNIT: WrittenAddress = { address: '', secondAddress: '', city: '', state: '', zipCode: '' };

async function isDelivered(addresses: AddressClient, { address, city, state, zipCode }: WrittenAddress) {
  const candidates = await addresses.verify({ street: address, city, state, zipcode: zipCode });
  return addressVerdict(candidates) === 'verified';
}

async function firstOf(addresses: AddressClient, state: string, prefix: string) {
  const houses = (await addresses.suggest(prefix, { filter: state })).filter(
    (one) => one.state === state && (one.entries ?? 0) <= 1 && !one.secondary,
  );
  for (const house of houses) {
    const address = suggested(house, NO_UNIT);
    // In sequence: stops at the first deliverable one.
    if (address.zipCode !== '' && (await isDelivered(addresses, address))) return address;
  }
  return undefined;
}

/**
 * Finds an address in a state that passes verification (`dpv_match_code` Y). Rejects with ApiError, and with Error when
 * the state has none.
 */
export async function findAddress(addresses: AddressClient, state: string): Promise<WrittenAddress> {
  for (const prefix of PREFIXES) {
    const found = await firstOf(addresses, state, prefix);
    if (found !== undefined) return found;
  }
  throw new Error(`The address services know no house in ${stateName(state)}`);
}
