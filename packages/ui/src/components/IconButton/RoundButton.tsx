import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import * as styles from './IconButton.css.ts';

/** Props of {@link RoundButton}. */
export interface RoundButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'aria-label'> {
  /** The drawing. */
  icon: ReactElement;
  /** Its name, as a verb and an object: "Close dialog". */
  label: string;
  /** How loud it is; `quiet` takes the colour of the text around it. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet';
}

/** A button of a given drawing, for pieces of a first visit: unlike IconButton it brings no set along. */
export function RoundButton({
  icon,
  label,
  variant = 'quiet',
  tone = 'accent',
  className,
  ...rest
}: RoundButtonProps) {
  const isPlain = variant === 'quiet' && tone === 'accent';
  const classes = [styles.square, isPlain && styles.quiet, className].filter(Boolean).join(' ');
  return (
    <Button {...rest} variant={variant} tone={tone} aria-label={label} className={classes}>
      {icon}
    </Button>
  );
}
