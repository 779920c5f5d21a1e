import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import * as styles from './PlanSummary.css.ts';

/** Props of {@link PlanSummary}. */
export interface PlanSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Heading of the summary. @default 'Your plan' */
  title?: string;
  /** Product name, below the title. */
  name?: string | undefined;
  /** Product picture; see Thumbnail for allowed URLs. */
  imageUrl?: string | undefined;
  /** What the treatment and the medicine do: a paragraph each, above the facts. */
  description?: readonly string[] | undefined;
  /** Chosen dose, uses, delivery and packaging, formatted. */
  facts: readonly Fact[];
  /** Formatted price; `note` says when and whether it is charged. */
  price?: { readonly label: string; readonly amount: string; readonly note?: ReactNode } | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Whether to show the skeleton. @default false */
  isLoading?: boolean;
  /** Announced while loading. @default 'Loading your plan…' */
  loadingLabel?: string;
  ref?: Ref<HTMLElement>;
}

const skeletonRows = ['dose', 'uses', 'delivery', 'packaging'];

/** Plan of a subscription (specification section 3, `plan`). */
export function PlanSummary({
  title = 'Your plan',
  name,
  imageUrl,
  description = [],
  facts,
  price,
  headingLevel = 2,
  isLoading = false,
  loadingLabel = 'Loading your plan…',
  className,
  ...rest
}: PlanSummaryProps) {
  const titleId = useId();
  const heading = createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title);
  return (
    <Card {...rest} as="section" aria-labelledby={titleId} className={clsx(styles.plan, className)}>
      <div className={styles.header}>
        {isLoading ? <Skeleton shape="block" width="64px" height="64px" /> : <Thumbnail src={imageUrl} />}
        <div className={styles.names}>
          {heading}
          {isLoading ? <Skeleton width="60%" /> : name && <p className={styles.name}>{name}</p>}
        </div>
      </div>
      {isLoading ? (
        <SkeletonGroup label={loadingLabel} className={styles.lines}>
          {skeletonRows.map((row) => (
            <Skeleton key={row} />
          ))}
        </SkeletonGroup>
      ) : (
        <>
          {description.length > 0 && (
            <div className={styles.description}>
              {description.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          <DescriptionList facts={facts} />
        </>
      )}
      {price && !isLoading && (
        <div className={styles.price}>
          <p className={styles.priceRow}>
            <span>{price.label}</span> <span className={styles.amount}>{price.amount}</span>
          </p>
          {price.note && (
            <p className={styles.note}>
              {/* Keeps a leading amount in place on a right-to-left page. */}
              <bdi>{price.note}</bdi>
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
