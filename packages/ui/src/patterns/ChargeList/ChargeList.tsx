import { clsx } from 'clsx';
import { createElement, useId, useRef, type HTMLAttributes, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './ChargeList.css.ts';
import type { ChargeEntry } from './ChargeRow.tsx';
import { ChargeSection } from './ChargeSection.tsx';
import { defaultStrings, type ChargeListStrings } from './strings.ts';

/** Props of {@link ChargeList}. */
export interface ChargeListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Billed and held charges, newest first. */
  last: readonly ChargeEntry[];
  /** Successful charges of the subscription. */
  history: readonly ChargeEntry[];
  /** Upcoming charge; omit it when none is scheduled. */
  next?: ChargeEntry | undefined;
  /** Opens the receipt of a charge. */
  onOpen: (id: string) => void;
  /** Whether charges are shown, loading or failed to load. @default 'ready' */
  state?: 'ready' | 'loading' | 'error';
  /** Reloads after an error. */
  onRetry?: (() => void) | undefined;
  /** Heading level of the title; the lists use the next level. @default 2 */
  headingLevel?: 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<ChargeListStrings>;
  ref?: Ref<HTMLElement>;
}

const nextLevel = { 2: 3, 3: 4 } as const;

/** Last billings, history and next billing (specification section 4, "Billing lists"). */
export function ChargeList({
  last,
  history,
  next,
  onOpen,
  state = 'ready',
  onRetry,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: ChargeListProps) {
  const titleId = useId();
  const strings = { ...defaultStrings, ...overrides };
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes with the error.
  const retry = () => {
    heading.current?.focus();
    onRetry?.();
  };
  const isLoading = state === 'loading';
  const lists = [
    { title: strings.last, charges: last, empty: strings.lastEmpty, skeletonCount: 2 },
    { title: strings.history, charges: history, empty: strings.historyEmpty, skeletonCount: 2 },
    { title: strings.next, charges: next ? [next] : [], empty: strings.nextEmpty, skeletonCount: 1 },
  ];
  const sections = lists.map((list) => (
    <ChargeSection
      key={list.title}
      {...list}
      skeletonCount={isLoading ? list.skeletonCount : 0}
      headingLevel={nextLevel[headingLevel]}
      openLabel={strings.open}
      onOpen={onOpen}
    />
  ));
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.charges, className)}>
      {createElement(`h${headingLevel}`, { id: titleId, ref: heading, tabIndex: -1 }, strings.title)}
      {state === 'error' && (
        <Alert
          tone="danger"
          isLive
          title={strings.error}
          action={onRetry && <Button onPress={retry}>{strings.retry}</Button>}
        />
      )}
      {isLoading && (
        <SkeletonGroup label={strings.loading} className={styles.charges}>
          {sections}
        </SkeletonGroup>
      )}
      {state === 'ready' && sections}
    </section>
  );
}
