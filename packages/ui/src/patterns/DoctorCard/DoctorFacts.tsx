import { createElement, useId } from 'react';
import * as styles from './DoctorCard.css.ts';
import { licensesByState, type DoctorLicense } from './licensesByState.ts';
import type { DoctorCardStrings } from './strings.ts';

/** Medical degree. */
export interface DoctorDegree {
  readonly id: string;
  /** Degree such as "Doctor of Medicine". */
  readonly degree: string;
  /** School such as "Johns Hopkins University". */
  readonly name?: string | undefined;
  /** Formatted graduation date. */
  readonly date?: string | undefined;
}

/** Props of {@link DoctorFacts}. */
export interface DoctorFactsProps {
  degrees: readonly DoctorDegree[];
  licenses: readonly DoctorLicense[];
  headingLevel: 2 | 3 | 4;
  strings: DoctorCardStrings;
}

function licenseText(
  { number, expires, treatments = [] }: DoctorLicense,
  strings: DoctorCardStrings,
): string {
  return [
    number && strings.number.replace('{number}', () => number),
    expires && strings.expires.replace('{date}', () => expires),
    treatments.length > 0 && strings.treatments.replace('{treatments}', () => treatments.join(', ')),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Doctor's degrees and licenses. */
export function DoctorFacts({ degrees, licenses, headingLevel, strings }: DoctorFactsProps) {
  const id = useId();
  const states = licensesByState(licenses);
  const heading = (name: string, text: string) =>
    createElement(`h${headingLevel}`, { id: `${id}-${name}`, className: styles.header }, text);
  return (
    <>
      <section aria-labelledby={`${id}-degrees`}>
        {heading('degrees', strings.degrees)}
        {degrees.length === 0 ? (
          <p className={styles.quiet}>{strings.noDegrees}</p>
        ) : (
          <ul role="list" className={styles.list}>
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
        {heading('licenses', strings.licenses)}
        {states.length === 0 ? (
          <p className={styles.quiet}>{strings.noLicenses}</p>
        ) : (
          <dl className={styles.list}>
            {states.map(({ state, licenses: ofState }) => (
              <div key={state}>
                <dt>{state}</dt>
                {ofState.map((license) => (
                  <dd key={license.id} className={styles.quiet}>
                    {licenseText(license, strings)}
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
