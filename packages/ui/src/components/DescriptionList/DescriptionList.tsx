import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './DescriptionList.css.ts';

/** A name and what is said under it, both ready to be read. */
export interface Fact {
  /** "Next delivery". */
  term: string;
  /** "March 3, 2027". */
  detail: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** In the order they are read; each term once. */
  facts: readonly Fact[];
  /** `rows` one under another, `tiles` beside each other as far as there is room. @default 'rows' */
  layout?: 'rows' | 'tiles';
  ref?: Ref<HTMLDListElement>;
}

/** Names and values that belong to one thing. */
export function DescriptionList({ facts, layout = 'rows', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={[styles.list({ layout }), className].filter(Boolean).join(' ')}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact({ layout })}>
          <dt className={styles.term({ layout })}>{term}</dt>
          {/* A dose or a phone number reads the same in a page from right to left. */}
          <dd className={styles.detail}>{typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}</dd>
        </div>
      ))}
    </dl>
  );
}
