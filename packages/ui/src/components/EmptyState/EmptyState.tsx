import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Icon that represents the missing content. */
  icon?: IconName;
  /** Short statement that there is nothing here: "No orders yet". */
  title: ReactNode;
  /** When something will appear here, or how to get started. */
  children?: ReactNode;
  /** Button or link that adds the first item. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/** Placeholder for a list without items. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.empty, className)}>
      {icon && (
        <span className={styles.picture}>
          <Icon name={icon} size="large" />
        </span>
      )}
      {createElement(`h${headingLevel}`, { className: styles.title }, title)}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
