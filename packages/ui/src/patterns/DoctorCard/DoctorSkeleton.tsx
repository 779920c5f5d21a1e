import type { HTMLAttributes } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './DoctorCard.css.ts';

/** Props of {@link DoctorSkeleton}. */
export interface DoctorSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  className: string | undefined;
  /** Announced while loading. */
  label: string;
}

/** Skeleton of a DoctorCard. */
export function DoctorSkeleton({ label, className, ...rest }: DoctorSkeletonProps) {
  return (
    <Card {...rest} className={className}>
      <SkeletonGroup label={label} className={styles.card}>
        <div className={styles.person}>
          <Skeleton shape="circle" className={styles.avatar} />
          <Skeleton width="60%" className={styles.name} />
        </div>
        {['degrees', 'licenses'].map((part) => (
          <div key={part}>
            <Skeleton width="30%" />
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
