import { useAtomValue } from 'jotai';
import { ShipsTo as Address } from '@patient/ui/SubscriptionSummary';
import { addressLine } from '#shared/format/address.ts';
import { meAtom } from '#shared/patient/me.ts';

/** Shipping address with a link to change it; nothing without an address. */
export function ShipsTo() {
  const { data: me } = useAtomValue(meAtom);
  const address = addressLine(me?.patient.shipping ?? {});
  return address !== '' && <Address address={address} href="/user/profile" />;
}
