import { stateName } from '@patient/api/model';
import type { AddressClient } from '@patient/api/address';
import { addressVerdict, suggested, written, type WrittenAddress } from '#features/payment/index.ts';

/**
 * Finds an address in a state that passes verification (`dpv_match_code` Y). Rejects with ApiError, and with Error when
 * the state has none.
 */
export async function findAddress(addresses: AddressClient, state: string): Promise<WrittenAddress> {
  // First digits of house numbers; stops at the first address that is verified.
  for (const prefix of '123456789')
    for (const house of await addresses.suggest(prefix, { filter: state })) {
      const isSingle = (house.entries ?? 0) <= 1 && !house.secondary;
      const found = suggested(house, written(undefined));
      if (house.state !== state || !isSingle || found.zipCode === '') continue;
      const { address: street, city, zipCode: zipcode } = found;
      if (addressVerdict(await addresses.verify({ street, city, state, zipcode })) === 'verified')
        return found;
    }
  throw new Error(`The address services have no house in ${stateName(state)}`);
}
