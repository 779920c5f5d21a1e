import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** A name of the icon set that stands for what is not there yet. */
  icon?: IconName;
  /** That nothing is here, in the patient's words: "No orders yet". */
  title: ReactNode;
  /** When something will be here, or how to begin. */
  children?: ReactNode;
  /** The one step that fills it. */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/** What stands where a list has nothing to show. */
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
    <div {...rest} className={[styles.empty, className].filter(Boolean).join(' ')}>
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
