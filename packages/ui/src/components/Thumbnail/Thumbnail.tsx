import type { HTMLAttributes, Ref } from 'react';
import { usePicture } from '../../picture/usePicture.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Thumbnail.css.ts';

/** Props of {@link Thumbnail}. */
export interface ThumbnailProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** https (http on localhost), a path of this app or `blob:`; anything else, or a broken one, shows the icon. */
  src?: string | undefined;
  /** What the picture shows, where no word beside it says it. @default '' */
  alt?: string;
  /** What stands in for a missing picture. @default 'pill' */
  icon?: IconName;
  /** 64 or 96 px, whatever the text size: the room belongs to the words. @default 'medium' */
  size?: 'medium' | 'large';
  ref?: Ref<HTMLSpanElement>;
}

/** A small square picture of a product, which never leaves a hole. */
export function Thumbnail({
  src,
  alt = '',
  icon = 'pill',
  size = 'medium',
  className,
  ...rest
}: ThumbnailProps) {
  const picture = usePicture(src);
  return (
    <span {...rest} className={[styles.thumbnail({ size }), className].filter(Boolean).join(' ')}>
      {picture.src ? (
        <img
          {...picture}
          alt={alt}
          className={styles.picture}
          referrerPolicy="no-referrer"
          decoding="async"
        />
      ) : (
        <Icon name={icon} size="large" {...(alt && { label: alt })} />
      )}
    </span>
  );
}
