import { createElement, memo, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { RowLink } from '../../components/Link/RowLink.tsx';
import { SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './SubscriptionCard.css.ts';
import { SubscriptionCardSkeleton } from './SubscriptionCardSkeleton.tsx';

/** Props of {@link SubscriptionCard}. */
export interface SubscriptionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The treatment: "Hair loss treatment". */
  title: string;
  /** What is in it: "Finasteride 1 mg, 30 tablets". */
  subtitle?: string | undefined;
  /** Path of the subscription's own page; the whole card leads there. */
  href: string;
  /** The state as the specification words it (section 4). */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** Picture of the product; see Thumbnail for what may be shown. */
  imageUrl?: string | undefined;
  /** Dates and sums, formatted. Keep the array between renders: the card is memoised. */
  facts?: readonly Fact[];
  /** An Alert that belongs to this subscription alone. */
  notice?: ReactNode;
  /** What can be done from the list. */
  actions?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Shows the card's shape until the rest is known. @default false */
  isLoading?: boolean;
  ref?: Ref<HTMLElement>;
}

/** One subscription in the list of /user/subscriptions (specification sections 2 and 4). */
export const SubscriptionCard = memo(function SubscriptionCard({
  title,
  subtitle,
  href,
  status,
  imageUrl,
  facts = [],
  notice,
  actions,
  headingLevel = 2,
  isLoading = false,
  className,
  ...rest
}: SubscriptionCardProps) {
  const titleId = useId();
  if (isLoading) {
    return (
      <SkeletonGroup>
        <SubscriptionCardSkeleton />
      </SkeletonGroup>
    );
  }
  const { label, ...looks } = status;
  const classes = [styles.card, className].filter(Boolean).join(' ');
  const way = (
    <RowLink href={href} className={styles.link}>
      {title}
      <Icon name="chevron-right" className={styles.wayIn} />
    </RowLink>
  );
  return (
    <Card {...rest} as="article" aria-labelledby={titleId} className={classes}>
      <div className={styles.grid}>
        <Thumbnail src={imageUrl} className={styles.media} />
        <div className={styles.text}>
          <div className={styles.names}>
            {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, way)}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <StatusBadge {...looks} className={styles.status}>
            {label}
          </StatusBadge>
        </div>
        {facts.length > 0 && <DescriptionList facts={facts} layout="tiles" className={styles.facts} />}
        {(notice || actions) && (
          <div className={styles.foot}>
            {notice}
            {actions}
          </div>
        )}
      </div>
    </Card>
  );
});
