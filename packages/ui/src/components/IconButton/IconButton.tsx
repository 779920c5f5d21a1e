import type { ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';
import { RoundButton, type RoundButtonProps } from './RoundButton.tsx';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<RoundButtonProps, 'icon'> {
  /** Icon name or a custom icon element. */
  icon: IconName | ReactElement;
}

/** Button with only an icon, 44 by 44 px. Use it only for icons that everyone knows. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  const element = typeof icon === 'string' ? <Icon name={icon} className={styles.icon} /> : icon;
  return <RoundButton {...rest} icon={element} />;
}
