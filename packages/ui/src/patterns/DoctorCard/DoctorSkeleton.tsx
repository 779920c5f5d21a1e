import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './DoctorCard.css.ts';

/** Props of {@link DoctorSkeleton}. */
export interface DoctorSkeletonProps {
  /** Announced while loading. */
  label: string;
}

/** Content of a DoctorCard that is loading. */
export function DoctorSkeleton({ label }: DoctorSkeletonProps) {
  return (
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
  );
}
