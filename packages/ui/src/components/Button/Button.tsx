import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** What will happen, as a verb: "Pause subscription". */
  children: ReactNode;
  /** How loud it is. One `primary` a screen. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `danger` for what ends or deletes something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** As wide as its column. @default false */
  isWide?: boolean;
  /** A `quiet` one whose words line up with the text around it. @default false */
  isFlush?: boolean;
  /** Icon before the words; decoration only. */
  icon?: ReactNode;
  /** Waiting for an answer: keeps its width and focus, takes no press, and is announced. @default false */
  isPending?: boolean;
  /** Said by a screen reader while `isPending`. @default 'Working…' */
  pendingLabel?: string;
  className?: string;
  style?: React.CSSProperties;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. To go somewhere, use a Link. */
export function Button({
  children,
  variant = 'secondary',
  tone = 'accent',
  isWide = false,
  isFlush = false,
  icon,
  isPending = false,
  pendingLabel = 'Working…',
  className,
  ...rest
}: ButtonProps) {
  const classes = [styles.button({ variant, tone, isWide, isFlush }), className].filter(Boolean).join(' ');
  return (
    <AriaButton {...rest} isPending={isPending} className={classes}>
      <span className={styles.content({ isPending })}>
        {icon}
        <span>{children}</span>
      </span>
      {isPending && <Spinner label={pendingLabel} className={styles.spinner} />}
    </AriaButton>
  );
}
