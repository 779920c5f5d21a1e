import { createElement, useId, type HTMLAttributes, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './ChargeList.css.ts';
import type { ChargeEntry } from './ChargeRow.tsx';
import { ChargeSection } from './ChargeSection.tsx';
import { english, type ChargeListStrings } from './strings.ts';

/** Props of {@link ChargeList}. */
export interface ChargeListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What was billed or held, the newest first. */
  last: readonly ChargeEntry[];
  /** Charges of the subscription that went through. */
  history: readonly ChargeEntry[];
  /** The charge that comes; none where nothing is planned. */
  next?: ChargeEntry | undefined;
  /** A charge is to be shown as a receipt. */
  onOpen: (id: string) => void;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error';
  /** Tries again after an error. */
  onRetry?: (() => void) | undefined;
  /** Level of the title in the page's outline; the lists stand one below. @default 2 */
  headingLevel?: 2 | 3;
  strings?: Partial<ChargeListStrings>;
  ref?: Ref<HTMLElement>;
}

const below = { 2: 3, 3: 4 } as const;

/** Last billings, then history, then the next billing (specification section 4, "Billing lists"). */
export function ChargeList({
  last,
  history,
  next,
  onOpen,
  state = 'ready',
  onRetry,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: ChargeListProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const isLoading = state === 'loading';
  const lists = [
    { title: words.last, charges: last, empty: words.lastEmpty, bones: 2 },
    { title: words.history, charges: history, empty: words.historyEmpty, bones: 2 },
    { title: words.next, charges: next ? [next] : [], empty: words.nextEmpty, bones: 1 },
  ];
  const sections = lists.map((list) => (
    <ChargeSection
      key={list.title}
      {...list}
      bones={isLoading ? list.bones : 0}
      headingLevel={below[headingLevel]}
      openLabel={words.open}
      onOpen={onOpen}
    />
  ));
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.charges, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId }, words.title)}
      {state === 'error' && (
        <Alert
          tone="danger"
          isLive
          title={words.error}
          action={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
        />
      )}
      {isLoading && (
        <SkeletonGroup label={words.loading} className={styles.charges}>
          {sections}
        </SkeletonGroup>
      )}
      {state === 'ready' && sections}
    </section>
  );
}
