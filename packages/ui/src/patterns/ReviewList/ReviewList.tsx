import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { disabledWithFocus } from '../../styles/disabledWithFocus.css.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ReviewList.css.ts';

/** Line of a review: question and answer. */
export interface ReviewedFact {
  readonly id: string;
  /** Question or field, such as "Delivery address". */
  readonly term: string;
  /** Formatted answer. */
  readonly detail: ReactNode;
  /** Opens the page where it can be changed; without it, the line has no Change button. */
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
  /** Lines in the order of the questions. */
  facts: readonly ReviewedFact[];
  /** Whether a change is being opened, which disables the others. @default false */
  isDisabled?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<ReviewListStrings>;
  ref?: Ref<HTMLDListElement>;
}

/** Review of a patient's input before it is sent, each line with a button to change it. */
export function ReviewList({
  facts,
  isDisabled = false,
  strings: overrides,
  className,
  ...rest
}: ReviewListProps) {
  const strings = useStrings('ReviewList', defaultStrings, overrides);
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
