import { createElement, useId } from 'react';
import * as styles from './DoctorCard.css.ts';
import { licensesByState, type DoctorLicense } from './licensesByState.ts';
import type { DoctorCardStrings } from './strings.ts';

/** A medical degree. */
export interface DoctorDegree {
  readonly id: string;
  /** "Doctor of Medicine". */
  readonly degree: string;
  /** Where: "Johns Hopkins University". */
  readonly name?: string | undefined;
  /** When it was taken, formatted. */
  readonly date?: string | undefined;
}

/** Props of {@link DoctorFacts}. */
export interface DoctorFactsProps {
  degrees: readonly DoctorDegree[];
  licenses: readonly DoctorLicense[];
  headingLevel: 2 | 3 | 4;
  words: DoctorCardStrings;
}

function licenseWords({ number, expires }: DoctorLicense, words: DoctorCardStrings): string {
  return [
    number && words.number.replace('{number}', () => number),
    expires && words.expires.replace('{date}', () => expires),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a doctor has learned, and where they may treat. */
export function DoctorFacts({ degrees, licenses, headingLevel, words }: DoctorFactsProps) {
  const id = useId();
  const states = licensesByState(licenses);
  const head = (name: string, text: string) =>
    createElement(`h${headingLevel}`, { id: `${id}-${name}`, className: styles.head }, text);
  return (
    <>
      <section aria-labelledby={`${id}-degrees`}>
        {head('degrees', words.degrees)}
        {degrees.length === 0 ? (
          <p className={styles.quiet}>{words.noDegrees}</p>
        ) : (
          <ul className={styles.list}>
            {degrees.map(({ id: degreeId, degree, name, date }) => (
              <li key={degreeId}>
                <p>{degree}</p>
                {(name || date) && <p className={styles.quiet}>{[name, date].filter(Boolean).join(', ')}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby={`${id}-licenses`}>
        {head('licenses', words.licenses)}
        {states.length === 0 ? (
          <p className={styles.quiet}>{words.noLicenses}</p>
        ) : (
          <dl className={styles.list}>
            {states.map(({ state, licenses: ofState }) => (
              <div key={state}>
                <dt>{state}</dt>
                {ofState.map((license) => (
                  <dd key={license.id} className={styles.quiet}>
                    {licenseWords(license, words)}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </section>
    </>
  );
}
