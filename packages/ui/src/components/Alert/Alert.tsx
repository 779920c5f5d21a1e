import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Alert.css.ts';

/** What an alert is about, from good to know to must act. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** What {@link Alert} says by itself. */
export interface AlertStrings {
  /** Name of the close button. @default 'Dismiss' */
  dismiss: string;
  /** What the icon says to a screen reader, by tone. */
  tones: Readonly<Record<AlertTone, string>>;
}

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** @default 'info' */
  tone?: AlertTone;
  /** The message in a few words. */
  title?: ReactNode;
  /** What happened and what the patient can do. */
  children?: ReactNode;
  /** A button or a link that mends it. */
  action?: ReactNode;
  /** Shows a close button, and is called when it is pressed. */
  onDismiss?: () => void;
  /** It came while the patient was here: announced, at once when it is a danger. @default false */
  isLive?: boolean;
  strings?: Partial<AlertStrings>;
  ref?: Ref<HTMLDivElement>;
}

const icons: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'error',
};

const english: AlertStrings = {
  dismiss: 'Dismiss',
  tones: { info: 'Note:', success: 'Done:', warning: 'Please note:', danger: 'Problem:' },
};

/** A message that stays on the page beside what it is about. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  isLive = false,
  strings,
  className,
  ...rest
}: AlertProps) {
  const words = { ...english, ...strings };
  const live = isLive ? { role: tone === 'danger' ? 'alert' : 'status' } : {};
  const classes = [styles.alert({ tone, isDismissible: onDismiss !== undefined }), className]
    .filter(Boolean)
    .join(' ');
  return (
    <div {...live} {...rest} className={classes}>
      <Icon name={icons[tone]} label={words.tones[tone]} className={styles.icon[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon="close" label={words.dismiss} onPress={onDismiss} className={styles.dismiss} />
      )}
    </div>
  );
}
