import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PhoneLink.css.ts';

/** Strings shown by {@link PhoneLink}. */
export interface PhoneLinkStrings {
  open: string;
}

const defaultStrings: PhoneLinkStrings = { open: 'Continue on your phone' };

/** Props of {@link PhoneLink}. */
export interface PhoneLinkProps extends HTMLAttributes<HTMLDivElement> {
  /** Opens the PhoneLinkDialog. */
  onOpen: () => void;
  /** PhoneLinkDialog while it is open. Passed in, so that its code can load when it opens. */
  children?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<PhoneLinkStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Offers to continue on a phone. Hidden on a phone. */
export function PhoneLink({ onOpen, children, strings: overrides, className, ...rest }: PhoneLinkProps) {
  const strings = useStrings('PhoneLink', defaultStrings, overrides);
  return (
    <div {...rest} className={clsx(styles.offer, className)}>
      <Button isWide onPress={onOpen}>
        {strings.open}
      </Button>
      {children}
    </div>
  );
}
