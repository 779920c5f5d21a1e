import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './DescriptionList.css.ts';

/** Term and its formatted detail. */
export interface Fact {
  /** Label, such as "Next delivery". */
  term: string;
  /** Formatted value, such as "Mar 3, 2027". */
  detail: ReactNode;
  /** Whether a press selects the whole detail, to copy it. @default false */
  isCopyable?: boolean;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Terms and details in display order. Terms must be unique. */
  facts: readonly Fact[];
  /** `rows` stacks them; `tiles` puts several in a row when there is room. @default 'rows' */
  layout?: 'rows' | 'tiles';
  ref?: Ref<HTMLDListElement>;
}

/** List of terms and values about one subject. */
export function DescriptionList({ facts, layout = 'rows', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.list({ layout }), className)}>
      {facts.map(({ term, detail, isCopyable = false }) => (
        <div key={term} className={styles.fact({ layout })}>
          <dt className={styles.term({ layout })}>{term}</dt>
          {/* Doses and phone numbers keep their own text direction. */}
          <dd className={styles.detail({ isCopyable })}>
            {typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
