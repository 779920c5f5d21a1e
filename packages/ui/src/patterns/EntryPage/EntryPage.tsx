import { memo, Suspense, type ReactNode } from 'react';
import {
  brandEntry,
  brandPicture,
  Illustration,
  type PictureName,
} from '../../components/Illustration/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useBrand } from '../../provider/UiProvider.tsx';
import { useStrings } from '../../provider/strings.ts';
import { EntryFacts } from './EntryFacts.tsx';
import * as styles from './EntryPage.css.ts';
import { defaultStrings, type EntryPageStrings } from './strings.ts';

/** Link to the page of another treatment. */
export interface EntryLink {
  readonly label: string;
  readonly href: string;
}

/** Props of {@link EntryPage}. */
export interface EntryPageProps {
  /** The form or TreatmentLinks, with the heading. */
  children: ReactNode;
  /** Picture of the brand: of the page's treatment, or of all. @default 'welcome' */
  picture?: PictureName;
  /** Hides picture and facts, once the visitor has started the form. @default false */
  isFormOnly?: boolean;
  /** Links to other treatments. @default [] */
  others?: readonly EntryLink[];
  /** Path of the sign-in page. @default '/login' */
  signInHref?: string;
  /** Overrides for the default text. */
  strings?: Partial<EntryPageStrings>;
}

// Suspense boundaries: React hydrates picture and facts after the form, so the form is usable sooner.

const Hero = memo(({ picture }: Required<Pick<EntryPageProps, 'picture'>>) => {
  const brand = useBrand();
  return (
    <Suspense>
      <div className={styles.hero}>
        <Illustration picture={brandPicture(brand, picture)} className={styles.picture} />
        <p className={styles.lead}>{brandEntry(brand).lead}</p>
      </div>
    </Suspense>
  );
});

const Facts = memo(({ strings: overrides }: Pick<EntryPageProps, 'strings'>) => {
  const strings = useStrings('EntryPage', defaultStrings, overrides);
  const { factsTitle } = brandEntry(useBrand());
  return (
    <Suspense>
      <div className={styles.facts}>
        <EntryFacts strings={strings} title={strings.factsTitle ?? factsTitle} />
      </div>
    </Suspense>
  );
});

/**
 * First page of a visitor: form, the brand's picture and facts. DOM order matches visual order, so nothing shifts while the
 * document loads.
 */
export function EntryPage({
  children,
  picture = 'welcome',
  isFormOnly = false,
  others = [],
  signInHref = '/login',
  strings: overrides,
}: EntryPageProps) {
  const strings = useStrings('EntryPage', defaultStrings, overrides);
  const { isHeroFirst } = brandEntry(useBrand());
  return (
    <div className={isFormOnly ? styles.narrow : styles.frame}>
      {!isFormOnly && isHeroFirst && <Hero picture={picture} />}
      <Stack gap={6} className={styles.form}>
        {children}
        {others.length > 0 && (
          <nav aria-label={strings.others}>
            <p>{strings.othersLead}</p>
            <Inline as="ul" gap={4}>
              {others.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} variant="standalone">
                    {label}
                  </Link>
                </li>
              ))}
            </Inline>
          </nav>
        )}
        <p className={styles.quiet}>
          {strings.isPatient} <Link href={signInHref}>{strings.signIn}</Link>
        </p>
      </Stack>
      {!isFormOnly && !isHeroFirst && <Hero picture={picture} />}
      {!isFormOnly && <Facts {...(overrides && { strings: overrides })} />}
    </div>
  );
}
