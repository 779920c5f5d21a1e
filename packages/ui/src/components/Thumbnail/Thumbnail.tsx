import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { usePicture } from '../../picture/usePicture.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Thumbnail.css.ts';

/** Props of {@link Thumbnail}. */
export interface ThumbnailProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /**
   * Picture URL: https (http on localhost), a path of this app, or `blob:`. The icon is shown for any other URL and
   * for a picture that fails to load.
   */
  src?: string | undefined;
  /** Description of the picture, if the text next to it doesn't describe it. @default '' */
  alt?: string;
  /** Icon shown without a picture. @default 'pill' */
  icon?: IconName;
  /** 64 or 96 px. Doesn't scale with text, to leave room for the text. @default 'medium' */
  size?: 'medium' | 'large';
  ref?: Ref<HTMLSpanElement>;
}

/** Small square picture of a product, with an icon as fallback. */
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
    <span {...rest} className={clsx(styles.thumbnail({ size }), className)}>
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
