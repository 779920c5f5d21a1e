import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import * as styles from './PlanSummary.css.ts';

/** Props of {@link PlanSummary}. */
export interface PlanSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** @default 'Your plan' */
  title?: string;
  /** Name of the product, under the title. */
  name?: string | undefined;
  /** Picture of the product; see Thumbnail for what may be shown. */
  imageUrl?: string | undefined;
  /** Dose, uses, delivery, packaging: what was chosen, formatted. */
  facts: readonly Fact[];
  /** What it costs, formatted; `note` says when and whether it is charged. */
  price?: { readonly label: string; readonly amount: string; readonly note?: ReactNode } | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Shows the shape until the rest is known. @default false */
  isLoading?: boolean;
  /** Said while loading. @default 'Loading your plan…' */
  loadingLabel?: string;
  ref?: Ref<HTMLElement>;
}

const bones = ['dose', 'uses', 'delivery', 'packaging'];

/** The plan of one subscription, as it was chosen (specification section 3, `plan`). */
export function PlanSummary({
  title = 'Your plan',
  name,
  imageUrl,
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
    <Card
      {...rest}
      as="section"
      aria-labelledby={titleId}
      className={[styles.plan, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        {isLoading ? <Skeleton shape="block" width="64px" height="64px" /> : <Thumbnail src={imageUrl} />}
        <div className={styles.names}>
          {heading}
          {isLoading ? <Skeleton width="60%" /> : name && <p className={styles.name}>{name}</p>}
        </div>
      </div>
      {isLoading ? (
        <SkeletonGroup label={loadingLabel} className={styles.lines}>
          {bones.map((bone) => (
            <Skeleton key={bone} />
          ))}
        </SkeletonGroup>
      ) : (
        <DescriptionList facts={facts} />
      )}
      {price && !isLoading && (
        <div className={styles.price}>
          <p className={styles.sum}>
            <span>{price.label}</span> <span className={styles.amount}>{price.amount}</span>
          </p>
          {price.note && <p className={styles.note}>{price.note}</p>}
        </div>
      )}
    </Card>
  );
}
