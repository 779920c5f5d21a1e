import { Icon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import * as styles from './BubbleImage.css.ts';

/** Props of {@link BubbleImage}. */
export interface BubbleImageProps {
  url: string | undefined;
  /** Description of the picture, or its sender. */
  alt: string;
  loadingLabel: string;
  brokenLabel: string;
}

/** Picture in a message: loading, shown or broken, always in the same space. */
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
