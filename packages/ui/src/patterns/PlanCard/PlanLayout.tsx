import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './PlanLayout.css.ts';

/** Props of {@link PlanLayout}. */
export interface PlanLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** Choices or form. */
  children: ReactNode;
  /** PlanCard or PlanDisclosure: beside the content from 768 px up. */
  plan: ReactNode;
  /** PlanBar with the same plan and the action, which replaces the plan on phones. */
  bar?: ReactNode;
  /** Whether phones have the plan before the content, if there is no `bar`. @default false */
  isPlanFirst?: boolean;
  /** Primary action at the end of the content from 768 px up. Phones have it in the bar. */
  action?: ReactNode;
  /** Ref to the content. */
  ref?: Ref<HTMLDivElement>;
}

/** Content with the plan that it changes or pays for. */
export function PlanLayout({
  children,
  plan,
  bar,
  isPlanFirst = false,
  action,
  className,
  ...rest
}: PlanLayoutProps) {
  const hasBar = bar !== undefined;
  return (
    <>
      <div className={styles.columns}>
        <div {...rest} className={clsx(styles.content({ isAfterPlan: isPlanFirst }), className)}>
          {children}
          {action && <div className={hasBar ? styles.action : undefined}>{action}</div>}
        </div>
        {hasBar ? <div className={styles.beside}>{plan}</div> : plan}
      </div>
      {hasBar && <div className={styles.foot}>{bar}</div>}
    </>
  );
}
