import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../../components/Link/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './SubscriptionSummary.css.ts';

/** Strings shown by {@link ShipsTo}. */
export interface ShipsToStrings {
  /** @default 'Ships to' */
  shipsTo: string;
  /** @default 'Change address' */
  change: string;
}

const defaultStrings: ShipsToStrings = { shipsTo: 'Ships to', change: 'Change address' };

/** Props of {@link ShipsTo}. */
export interface ShipsToProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** Delivery address in one line. */
  address: string;
  /** Path of the page that changes it. */
  href: string;
  /** Overrides for the default text. */
  strings?: Partial<ShipsToStrings>;
  ref?: Ref<HTMLParagraphElement>;
}

/** Delivery address with a link that changes it. */
export function ShipsTo({ address, href, strings: overrides, className, ...rest }: ShipsToProps) {
  const strings = useStrings('ShipsTo', defaultStrings, overrides);
  return (
    <p {...rest} className={clsx(styles.quiet, className)}>
      {strings.shipsTo} <bdi>{address}</bdi>. <Link href={href}>{strings.change}</Link>
    </p>
  );
}
