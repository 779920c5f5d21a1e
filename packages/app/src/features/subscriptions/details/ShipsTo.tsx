import { useAtomValue } from 'jotai';
import { Link } from '@patient/ui/Link';
import { addressLine } from '#shared/format/address.ts';
import { meAtom } from '#shared/patient/me.ts';
import * as styles from '../subscription.css.ts';

/** Shipping address with a link to change it; nothing without an address. */
export function ShipsTo() {
  const { data: me } = useAtomValue(meAtom);
  const address = addressLine(me?.patient.shipping ?? {});
  if (address === '') return null;
  return (
    <p className={styles.quiet}>
      Ships to <bdi>{address}</bdi>. <Link href="/user/profile">Change address</Link>
    </p>
  );
}
