import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { disabledWithFocus } from '../../styles/disabledWithFocus.css.ts';
import * as styles from './ReviewList.css.ts';

/** Line of a review: what was asked or chosen, and what the patient gave. */
export interface ReviewedFact {
  readonly id: string;
  /** What was asked, such as "Delivery address". */
  readonly term: string;
  /** What was given, formatted. */
  readonly detail: ReactNode;
  /** Leads to where it can be changed; without it, the line has no Change button. */
  readonly onChange?: (() => void) | undefined;
}

/** Strings shown by {@link ReviewList}. */
export interface ReviewListStrings {
  /** @default 'Change' */
  change: string;
}

const defaultStrings: ReviewListStrings = { change: 'Change' };

/** Props of {@link ReviewList}. */
export interface ReviewListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children' | 'onChange'> {
  /** Lines in the order they were asked. */
  facts: readonly ReviewedFact[];
  /** Whether a change is being opened; no other one can be. @default false */
  isDisabled?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<ReviewListStrings>;
  ref?: Ref<HTMLDListElement>;
}

/** What a patient gave, line by line, each with a way to change it before it is sent. */
export function ReviewList({
  facts,
  isDisabled = false,
  strings: overrides,
  className,
  ...rest
}: ReviewListProps) {
  const strings = { ...defaultStrings, ...overrides };
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {facts.map(({ id, term, detail, onChange }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}</dd>
          {onChange && (
            <dd className={styles.change}>
              <Button
                variant="quiet"
                isFlush
                // Not `isDisabled`, so that the pressed button keeps focus if the change can't be opened.
                aria-disabled={isDisabled}
                onPress={() => !isDisabled && onChange()}
                className={disabledWithFocus}
              >
                {strings.change}
                <VisuallyHidden>: {term}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
