import { Icon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import * as styles from './BubbleImage.css.ts';

/** Props of {@link BubbleImage}. */
export interface BubbleImageProps {
  url: string | undefined;
  /** What it shows, or whose it is. */
  alt: string;
  loadingLabel: string;
  brokenLabel: string;
}

/** A picture in a message: on its way, there, or not to be shown. The room it takes is the same. */
export function BubbleImage({ url, alt, loadingLabel, brokenLabel }: BubbleImageProps) {
  const picture = usePicture(url);
  if (picture.src !== undefined)
    return (
      <img {...picture} alt={alt} referrerPolicy="no-referrer" decoding="async" className={styles.picture} />
    );
  if (url !== undefined)
    return (
      <span className={styles.broken}>
        <Icon name="image" />
        {brokenLabel}
      </span>
    );
  return (
    <span className={styles.picture}>
      <Skeleton shape="block" height="100%" />
      <VisuallyHidden>{loadingLabel}</VisuallyHidden>
    </span>
  );
}
