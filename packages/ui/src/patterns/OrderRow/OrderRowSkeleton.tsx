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
    <Card {...rest} padding="small" aria-hidden="true" className={clsx(styles.order, className)}>
      <Skeleton shape="block" className={styles.picture} />
      <div className={styles.text}>
        <Skeleton width="60%" className={styles.title} />
        <div className={styles.facts}>
          <Skeleton width="45%" />
          <Skeleton shape="pill" />
        </div>
      </div>
    </Card>
  );
}
