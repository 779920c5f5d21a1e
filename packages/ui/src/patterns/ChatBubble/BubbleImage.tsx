import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import * as styles from './BubbleImage.css.ts';
import type { ChatBubbleStrings } from './strings.ts';

/** Props of {@link BubbleImage}. */
export interface BubbleImageProps {
  url: string | undefined;
  /** Description of the picture, or its sender. */
  alt: string;
  /** Name of the file, for a picture that can't be shown. */
  fileName: string;
  onOpen: (() => void) | undefined;
  onDownload: (() => void) | undefined;
  strings: ChatBubbleStrings;
}

/** Picture in a message: loading, shown or broken, always in the same space. */
export function BubbleImage({ url, alt, fileName, onOpen, onDownload, strings }: BubbleImageProps) {
  const picture = usePicture(url);
  if (picture.src !== undefined) {
    const image = (
      <img {...picture} alt={alt} referrerPolicy="no-referrer" decoding="async" className={styles.picture} />
    );
    if (onOpen === undefined) return image;
    return (
      <AriaButton onPress={onOpen} className={styles.button}>
        <VisuallyHidden>{strings.openImage} </VisuallyHidden>
        {image}
      </AriaButton>
    );
  }
  if (url !== undefined)
    return (
      <span className={styles.broken}>
        <span className={styles.name}>
          <Icon name="image" size="small" className={styles.icon} />
          <span>{fileName}</span>
        </span>
        <span className={styles.reason}>{url === '' ? strings.unloadedImage : strings.brokenImage}</span>
        {onDownload && (
          <Button variant="quiet" onPress={onDownload}>
            {strings.download}
            <VisuallyHidden> {fileName}</VisuallyHidden>
          </Button>
        )}
      </span>
    );
  return (
    <span className={styles.picture}>
      <Skeleton shape="block" height="100%" />
      <VisuallyHidden>{strings.loadingImage}</VisuallyHidden>
    </span>
  );
}
