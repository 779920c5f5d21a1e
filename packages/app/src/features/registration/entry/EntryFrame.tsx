import { memo, Suspense, type ReactNode } from 'react';
import { brandEntry, brandPicture, Illustration } from '@patient/ui/Illustration';
import { useBrand } from '@patient/ui/UiProvider';
import type { ProductType } from '@patient/api';
import { EntryFacts } from './EntryFacts.tsx';
import * as styles from './EntryFrame.css.ts';

/** Props of {@link EntryFrame}. */
export interface EntryFrameProps {
  /** Treatment that the address names; undefined for all of the brand. */
  productType?: ProductType | undefined;
  /** Whether to leave out picture and facts, once the visitor has begun. @default false */
  isFormOnly?: boolean;
  /** What the visitor came to do. */
  children: ReactNode;
}

// Picture and facts are boundaries that React hydrates after the form, so that the form can be used sooner.

const Hero = memo(({ productType }: Pick<EntryFrameProps, 'productType'>) => {
  const brand = useBrand();
  return (
    <Suspense>
      <div className={styles.hero}>
        <Illustration picture={brandPicture(brand, productType ?? 'welcome')} className={styles.picture} />
        <p className={styles.lead}>{brandEntry(brand).lead}</p>
      </div>
    </Suspense>
  );
});

const Facts = memo(() => (
  <Suspense>
    <div className={styles.facts}>
      <EntryFacts />
    </div>
  </Suspense>
));

/**
 * Frame of a page that visitors arrive at: its form, the brand's picture, and what to know before starting. In the order
 * in which they are shown, so that nothing moves while the document is loading.
 */
export function EntryFrame({ productType, isFormOnly = false, children }: EntryFrameProps) {
  const { isHeroFirst } = brandEntry(useBrand());
  return (
    <div className={isFormOnly ? styles.narrow : styles.frame}>
      {!isFormOnly && isHeroFirst && <Hero productType={productType} />}
      <div className={styles.form}>{children}</div>
      {!isFormOnly && !isHeroFirst && <Hero productType={productType} />}
      {!isFormOnly && <Facts />}
    </div>
  );
}
