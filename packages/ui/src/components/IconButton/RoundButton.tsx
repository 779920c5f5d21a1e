import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import * as styles from './IconButton.css.ts';

/** Props of {@link RoundButton}. */
export interface RoundButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'aria-label'> {
  /** Icon element. */
  icon: ReactElement;
  /** Accessible name, as a verb and an object: "Close dialog". */
  label: string;
  /** Emphasis of the button; `quiet` uses the surrounding text color. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet';
}

/**
 * Round button with a given icon element. Unlike IconButton, it doesn't load the icon set, so use it on the critical
 * path.
 */
export function RoundButton({
  icon,
  label,
  variant = 'quiet',
  tone = 'accent',
  className,
  ...rest
}: RoundButtonProps) {
  const isPlain = variant === 'quiet' && tone === 'accent';
  const classes = clsx(styles.square, isPlain && styles.quiet, className);
  return (
    <Button {...rest} variant={variant} tone={tone} aria-label={label} className={classes}>
      {icon}
    </Button>
  );
}
