import type { ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';
import { RoundButton, type RoundButtonProps } from './RoundButton.tsx';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<RoundButtonProps, 'icon'> {
  /** A name of the icon set, or a drawing of your own. */
  icon: IconName | ReactElement;
}

/** A button of one drawing, 44 by 44 px. Only where the drawing is known to everybody. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  const drawing = typeof icon === 'string' ? <Icon name={icon} className={styles.drawing} /> : icon;
  return <RoundButton {...rest} icon={drawing} />;
}
