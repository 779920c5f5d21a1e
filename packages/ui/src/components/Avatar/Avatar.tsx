import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { usePicture } from '../../picture/usePicture.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Name of the person. */
  name: string;
  /**
   * Picture URL: https (http on localhost), a path of this app, or `blob:`. Initials are shown for any other URL and
   * for a picture that fails to load.
   */
  src?: string | undefined;
  /** 32, 40 or 64 px at the base text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether the name is shown next to the avatar, so that screen readers skip the avatar. @default false */
  isDecorative?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Picture of a person, or their initials. */
export function Avatar({
  name,
  src,
  size = 'medium',
  isDecorative = false,
  className,
  ...rest
}: AvatarProps) {
  const picture = usePicture(src);
  const ariaProps = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const short = initials(name);
  return (
    <span {...ariaProps} {...rest} className={clsx(styles.avatar({ size }), className)}>
      {picture.src ? (
        <img {...picture} alt="" className={styles.picture} referrerPolicy="no-referrer" decoding="async" />
      ) : (
        short || <Icon name="user" className={styles.icon} />
      )}
    </span>
  );
}
