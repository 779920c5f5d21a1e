import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './SubscriptionCard.css.ts';
import * as skeleton from './SubscriptionCardSkeleton.css.ts';

/** Props of {@link SubscriptionCardSkeleton}. */
export interface SubscriptionCardSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
}

/** Skeleton of a SubscriptionCard with the same height; wrap several in one SkeletonGroup. */
export function SubscriptionCardSkeleton({ className, ...rest }: SubscriptionCardSkeletonProps) {
  return (
    <Card {...rest} className={clsx(styles.card, className)}>
      <div className={styles.grid} aria-hidden="true">
        <Skeleton shape="block" className={clsx(styles.media, skeleton.picture)} />
        <div className={styles.text}>
          <div className={styles.names}>
            <Skeleton className={skeleton.title} />
            <Skeleton className={skeleton.subtitle} />
          </div>
          <Skeleton shape="pill" className={styles.status} />
        </div>
        <div className={clsx(styles.facts, skeleton.facts)}>
          {['delivery', 'charge'].map((fact) => (
            <div key={fact} className={skeleton.fact}>
              <Skeleton className={skeleton.term} />
              <Skeleton className={skeleton.detail} />
            </div>
          ))}
        </div>
        <div className={styles.footer}>
          <Skeleton shape="control" className={skeleton.action} />
        </div>
      </div>
    </Card>
  );
}
