import { memo, Suspense, type ReactNode } from 'react';
import { brandEntry, brandPicture, Illustration } from '@patient/ui/Illustration';
import { useBrand } from '@patient/ui/UiProvider';
import type { ProductType } from '@patient/api';
import { EntryFacts } from './EntryFacts.tsx';
import * as styles from './EntryFrame.css.ts';

/** Props of {@link EntryFrame}. */
export interface EntryFrameProps {
  /** Treatment named by the URL; undefined for a page about all treatments. */
  productType?: ProductType | undefined;
  /** Hides picture and facts, once the visitor has started the form. @default false */
  isFormOnly?: boolean;
  /** The form or list of treatments. */
  children: ReactNode;
}

// Suspense boundaries: React hydrates picture and facts after the form, so the form is usable sooner.

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
 * Layout of an entry page: form, the brand's picture and facts. DOM order matches visual order, so nothing shifts while the
 * document loads.
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
