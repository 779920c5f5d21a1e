import { clsx } from 'clsx';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './Alert.css.ts';
import { useAnnouncement } from './useAnnouncement.ts';

/** Severity of an alert. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** Strings of {@link Alert}. */
export interface AlertStrings {
  /** Accessible name of the close button. @default 'Dismiss' */
  dismiss: string;
  /** Accessible name of the icon, by tone. */
  tones: Readonly<Record<AlertTone, string>>;
}

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Color and icon of the alert. @default 'info' */
  tone?: AlertTone;
  /** Short headline. */
  title?: ReactNode;
  /** What happened and what the patient can do about it; optional if the title says it. */
  children?: ReactNode;
  /** Button or link that resolves the problem. */
  action?: ReactNode;
  /** Called when the patient presses the close button. The button is shown only when this is set. */
  onDismiss?: () => void;
  /**
   * Whether the alert appeared while the patient was on the page, so that screen readers announce it. A `danger`
   * alert interrupts.
   * @default false
   */
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

const defaultStrings: AlertStrings = {
  dismiss: 'Dismiss',
  tones: { info: 'Note:', success: 'Done:', warning: 'Please note:', danger: 'Problem:' },
};

/** Message that stays on the page next to the content it's about. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  isLive = false,
  strings: overrides,
  className,
  ...rest
}: AlertProps) {
  const strings = useStrings('Alert', defaultStrings, overrides);
  const text = useRef<HTMLDivElement>(null);
  const isPolite = isLive && tone !== 'danger';
  useAnnouncement(text, strings.tones[tone], isPolite);
  // Only `role="alert"` is announced reliably when it is added together with its text. A status is announced by `announce`.
  const live = isPolite ? ({ role: 'status', 'aria-live': 'off' } as const) : isLive && { role: 'alert' };
  const classes = clsx(styles.alert({ tone, isDismissible: onDismiss !== undefined }), className);
  return (
    <div {...live} {...rest} className={classes}>
      <Icon name={icons[tone]} label={strings.tones[tone]} className={styles.icon[tone]} />
      <div className={styles.body}>
        <div ref={text}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon="close" label={strings.dismiss} onPress={onDismiss} className={styles.dismiss} />
      )}
    </div>
  );
}
