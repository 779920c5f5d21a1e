import type { HTMLAttributes, Ref } from 'react';
import { usePicture } from '../../picture/usePicture.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whose face it is. */
  name: string;
  /** https (http on localhost), a path of this app or `blob:`; anything else, or a broken one, shows initials. */
  src?: string | undefined;
  /** 32, 40 or 64 px at the base text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The name is written beside it, so that a screen reader need not hear it twice. @default false */
  isDecorative?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A face, or the initials of a name. */
export function Avatar({
  name,
  src,
  size = 'medium',
  isDecorative = false,
  className,
  ...rest
}: AvatarProps) {
  const picture = usePicture(src);
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const short = initials(name);
  return (
    <span {...meaning} {...rest} className={[styles.avatar({ size }), className].filter(Boolean).join(' ')}>
      {picture.src ? (
        <img {...picture} alt="" className={styles.picture} referrerPolicy="no-referrer" decoding="async" />
      ) : (
        short || <Icon name="user" className={styles.drawing} />
      )}
    </span>
  );
}
