import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ChangeRequest.css.ts';

/** Value before and after a change, formatted. */
export interface ChangeFact {
  /** Label, such as "Next billing". Unique in its list. */
  readonly term: string;
  /** Value before; without one, or if it stays the same, only `after` is shown. */
  readonly before?: string | undefined;
  readonly after: string;
}

/** Strings of {@link ChangeFacts} for screen readers, which don't announce that a value is struck through. */
export interface ChangeFactsStrings {
  /** @default 'was' */
  was: string;
  /** @default ', will be' */
  willBe: string;
}

const defaultStrings: ChangeFactsStrings = { was: 'was', willBe: ', will be' };

/** Props of {@link ChangeFacts}. */
export interface ChangeFactsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Values in display order. */
  facts: readonly ChangeFact[];
  /** Overrides for the default text. */
  strings?: Partial<ChangeFactsStrings>;
  ref?: Ref<HTMLDListElement>;
}

/** Values before and after a change; the old value is struck through. */
export function ChangeFacts({ facts, strings: overrides, className, ...rest }: ChangeFactsProps) {
  const strings = useStrings('ChangeFacts', defaultStrings, overrides);
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {facts.map(({ term, before, after }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>
            {before !== undefined && before !== after && (
              <del className={styles.before}>
                <VisuallyHidden>{strings.was} </VisuallyHidden>
                {before}
                <VisuallyHidden>{strings.willBe} </VisuallyHidden>
              </del>
            )}
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
