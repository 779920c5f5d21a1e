import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useBrand } from '../../provider/UiProvider.tsx';
import * as styles from './BrandFooter.css.ts';

/** Strings shown by {@link BrandFooter}. */
export interface BrandFooterStrings {
  /** @default 'Privacy policy' */
  privacy: string;
  /** @default 'Terms' */
  terms: string;
  /** @default 'Contact us' */
  contact: string;
}

const defaultStrings: BrandFooterStrings = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  contact: 'Contact us',
};

/** Props of {@link BrandFooter}. */
export interface BrandFooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Opens the support dialog. */
  onContact: () => void;
  /** Overrides for the default text. */
  strings?: Partial<BrandFooterStrings>;
  ref?: Ref<HTMLElement>;
}

/** Footer of public pages: the company with its address, its privacy policy and terms, and contact. */
export function BrandFooter({ onContact, strings: overrides, className, ...rest }: BrandFooterProps) {
  const { name, postalAddress, legal } = useBrand();
  const strings = { ...defaultStrings, ...overrides };
  return (
    <footer {...rest} className={clsx(styles.footer, className)}>
      <address className={styles.company}>{[name, ...postalAddress].join(', ')}</address>
      <ul role="list" className={styles.links}>
        <li>
          <Link href={legal.privacy} variant="quiet">
            {strings.privacy}
          </Link>
        </li>
        <li>
          <Link href={legal.terms} variant="quiet">
            {strings.terms}
          </Link>
        </li>
        <li>
          <Button variant="quiet" isFlush onPress={onContact} className={styles.contact}>
            {strings.contact}
          </Button>
        </li>
      </ul>
    </footer>
  );
}
