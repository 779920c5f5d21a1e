import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './OrderRow.css.ts';

/** Props of {@link OrderRowSkeleton}. */
export interface OrderRowSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
}

/** Skeleton of an OrderRow; wrap several in one SkeletonGroup. */
export function OrderRowSkeleton({ className, ...rest }: OrderRowSkeletonProps) {
  return (
    <Card {...rest} aria-hidden="true" className={clsx(styles.order, className)}>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.picture} />
        <div className={styles.names}>
          <Skeleton width="80%" className={styles.title} />
          <Skeleton shape="pill" />
        </div>
      </div>
      <div className={styles.skeletonFacts}>
        {['placed', 'total', 'number'].map((fact) => (
          <div key={fact} className={styles.skeletonFact}>
            <Skeleton width="60%" />
            <Skeleton width="90%" />
          </div>
        ))}
      </div>
      <div className={styles.timeline}>
        <Skeleton height="3rem" width="70%" />
      </div>
    </Card>
  );
}
