import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './CardForm.css.ts';

/** Strings shown by {@link WalletOption}. */
export interface WalletOptionStrings {
  /** Between the wallets and the card form. */
  or: string;
}

const defaultStrings: WalletOptionStrings = { or: 'Or pay with a card' };

/** Props of {@link WalletOption}. */
export interface WalletOptionProps extends HTMLAttributes<HTMLDivElement> {
  /** The payment provider's wallet buttons. */
  children: ReactNode;
  /** Whether the device has a wallet; before that, the buttons take no space. */
  isOffered: boolean;
  /** Overrides for the default text. */
  strings?: Partial<WalletOptionStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** The payment provider's wallet buttons above a CardForm, as the first of two ways to pay. */
export function WalletOption({ children, isOffered, strings: overrides, ...rest }: WalletOptionProps) {
  const strings = useStrings('WalletOption', defaultStrings, overrides);
  return (
    <div {...rest}>
      {children}
      {isOffered && <p className={styles.or}>{strings.or}</p>}
    </div>
  );
}
