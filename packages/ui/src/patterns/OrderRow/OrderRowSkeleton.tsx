import type { HTMLAttributes, Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './OrderRow.css.ts';

/** Props of {@link OrderRowSkeleton}. */
export interface OrderRowSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
}

/** An OrderRow that is on its way. Put several into one SkeletonGroup. */
export function OrderRowSkeleton({ className, ...rest }: OrderRowSkeletonProps) {
  return (
    <Card {...rest} aria-hidden="true" className={[styles.order, className].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <Skeleton shape="block" className={styles.picture} />
        <div className={styles.names}>
          <Skeleton width="80%" className={styles.title} />
          <Skeleton shape="pill" />
        </div>
      </div>
      <div className={styles.bones}>
        {['placed', 'total', 'number'].map((fact) => (
          <div key={fact} className={styles.bone}>
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
