import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Container } from '../../components/Container/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useBrand } from '../../provider/UiProvider.tsx';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './BrandFooter.css.ts';

/** Strings shown by {@link BrandFooter}. */
export interface BrandFooterStrings {
  /** @default 'Privacy policy' */
  privacy: string;
  /** @default 'Terms' */
  terms: string;
  /** @default 'Contact us' */
  contact: string;
  /** Follows a link's name, for screen readers. @default '(opens in a new tab)' */
  newTab: string;
}

const defaultStrings: BrandFooterStrings = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  contact: 'Contact us',
  newTab: '(opens in a new tab)',
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
  const strings = useStrings('BrandFooter', defaultStrings, overrides);
  return (
    <Container {...rest} as="footer" className={clsx(styles.footer, className)}>
      <p>{[name, ...postalAddress].join(', ')}</p>
      <p>
        {(['privacy', 'terms'] as const)
          .filter((page) => legal[page] !== '')
          .map((page) => (
            // A plain link, because the first page of a visitor has no code for Link. A new tab, because a form may be open.
            <a
              key={page}
              href={legal[page]}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.link}
            >
              {strings[page]}
              <VisuallyHidden> {strings.newTab}</VisuallyHidden>
            </a>
          ))}
        <button type="button" className={styles.link} onClick={onContact}>
          {strings.contact}
        </button>
      </p>
    </Container>
  );
}
