import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'aria-label'> {
  /** A name of the icon set, or a drawing of your own. */
  icon: IconName | ReactElement;
  /** Its name, as a verb and an object: "Close dialog". */
  label: string;
  /** How loud it is; `quiet` takes the colour of the text around it. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet';
}

/** A button of one drawing, 44 by 44 px. Only where the drawing is known to everybody. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  tone = 'accent',
  className,
  ...rest
}: IconButtonProps) {
  const isPlain = variant === 'quiet' && tone === 'accent';
  const classes = [styles.square, isPlain && styles.quiet, className].filter(Boolean).join(' ');
  return (
    <Button {...rest} variant={variant} tone={tone} aria-label={label} className={classes}>
      {typeof icon === 'string' ? <Icon name={icon} className={styles.drawing} /> : icon}
    </Button>
  );
}
