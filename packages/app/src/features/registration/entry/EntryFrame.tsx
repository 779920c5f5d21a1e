import { memo, Suspense, type ReactNode } from 'react';
import { brandEntry, brandPicture, Illustration } from '@patient/ui/Illustration';
import { useBrand } from '@patient/ui/theme';
import type { ProductType } from '../../treatment/index.ts';
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

/**
 * Picture and facts, which nobody presses. A boundary that is drawn by itself: React takes over the form first, and the
 * form answers sooner.
 */
const Welcome = memo(({ productType }: Pick<EntryFrameProps, 'productType'>) => {
  const brand = useBrand();
  return (
    <Suspense>
      <div className={styles.hero}>
        <Illustration picture={brandPicture(brand, productType ?? 'welcome')} className={styles.picture} />
        <p className={styles.lead}>{brandEntry(brand).lead}</p>
      </div>
      <div className={styles.facts}>
        <EntryFacts />
      </div>
    </Suspense>
  );
});

/** Frame of a page that visitors arrive at: its form, the brand's picture, and what to know before starting. */
export function EntryFrame({ productType, isFormOnly = false, children }: EntryFrameProps) {
  return (
    <div className={isFormOnly ? styles.narrow : styles.frame}>
      <div className={styles.form}>{children}</div>
      {!isFormOnly && <Welcome productType={productType} />}
    </div>
  );
}
