import type { HTMLAttributes, Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './SubscriptionCard.css.ts';
import * as bones from './SubscriptionCardSkeleton.css.ts';

/** Props of {@link SubscriptionCardSkeleton}. */
export interface SubscriptionCardSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
}

/** A SubscriptionCard that is on its way, as tall as it will be. Put several into one SkeletonGroup. */
export function SubscriptionCardSkeleton({ className, ...rest }: SubscriptionCardSkeletonProps) {
  return (
    <Card {...rest} className={[styles.card, className].filter(Boolean).join(' ')}>
      <div className={styles.grid} aria-hidden="true">
        <Skeleton shape="block" className={`${styles.media} ${bones.picture}`} />
        <div className={styles.text}>
          <div className={styles.names}>
            <Skeleton className={bones.title} />
            <Skeleton className={bones.subtitle} />
          </div>
          <Skeleton shape="pill" className={styles.status} />
        </div>
        <div className={`${styles.facts} ${bones.facts}`}>
          {['delivery', 'charge'].map((fact) => (
            <div key={fact} className={bones.fact}>
              <Skeleton className={bones.term} />
              <Skeleton className={bones.detail} />
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <Skeleton shape="control" className={bones.action} />
        </div>
      </div>
    </Card>
  );
}
