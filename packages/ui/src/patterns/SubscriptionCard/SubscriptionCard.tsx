import { clsx } from 'clsx';
import { createElement, memo, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { RowLink } from '../../components/Link/RowLink.tsx';
import { SkeletonGroup } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { Parts } from '../../text/Parts.tsx';
import { coverLink } from '../coverLink.css.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './SubscriptionCard.css.ts';
import { SubscriptionCardSkeleton } from './SubscriptionCardSkeleton.tsx';

/** Props of {@link SubscriptionCard}. */
export interface SubscriptionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Treatment such as "Hair loss treatment". */
  title: string;
  /** Product such as "Finasteride 1 mg, 30 tablets"; its parts if they may have different text directions. */
  subtitle?: ReactNode;
  /** Ends the accessible name of a card's link where another card has the same title. */
  distinction?: string | undefined;
  /** Path of the subscription's page; the whole card links to it. */
  href: string;
  /** Status in the specification's wording (section 4). */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** Product picture; see Thumbnail for allowed URLs. */
  imageUrl?: string | undefined;
  /** Formatted dates and amounts. Keep the array's identity: the card is memoized. */
  facts?: readonly Fact[];
  /** Alert for this subscription only. */
  notice?: ReactNode;
  /** Actions available in the list. */
  actions?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Whether to show the skeleton. @default false */
  isLoading?: boolean;
  ref?: Ref<HTMLElement>;
}

const areTexts = (node: ReactNode): node is readonly string[] =>
  Array.isArray(node) && node.every((part) => typeof part === 'string');

/** Subscription in the list of /user/subscriptions (specification sections 2 and 4). */
export const SubscriptionCard = memo(function SubscriptionCard({
  title,
  subtitle,
  distinction,
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
  const { label, ...badgeProps } = status;
  const parts = typeof subtitle === 'string' ? [subtitle] : subtitle;
  const shownSubtitle = areTexts(parts) ? parts.length > 0 && <Parts parts={parts} /> : parts;
  const classes = clsx(styles.card, className);
  const link = (
    <RowLink href={href} className={coverLink}>
      {title}
      {distinction !== undefined && <VisuallyHidden>, {distinction}</VisuallyHidden>}
      <Icon name="chevron-right" className={styles.chevron} />
    </RowLink>
  );
  return (
    <Card {...rest} as="article" aria-labelledby={titleId} className={classes}>
      <div className={styles.grid}>
        <Thumbnail src={imageUrl} className={styles.media} />
        <div className={styles.text}>
          <div className={styles.names}>
            {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, link)}
            {shownSubtitle && <p className={styles.subtitle}>{shownSubtitle}</p>}
          </div>
          <StatusBadge {...badgeProps} className={styles.status}>
            {label}
          </StatusBadge>
        </div>
        {facts.length > 0 && <DescriptionList facts={facts} layout="tiles" className={styles.facts} />}
        {(notice || actions) && (
          <div className={styles.footer}>
            {notice}
            {actions}
          </div>
        )}
      </div>
    </Card>
  );
});
