import { clsx } from 'clsx';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { safePictureUrl } from '../../picture/safePictureUrl.ts';
import * as styles from './BubbleFile.css.ts';

/** Props of {@link BubbleFile}. */
export interface BubbleFileProps {
  name: string;
  url: string | undefined;
  /** Formatted size such as "240 kB". */
  size: string | undefined;
  downloadLabel: string;
  /** Fetches the file; without it and `url`, the name is text. */
  onDownload: (() => void) | undefined;
}

/** File by name. Downloaded only, never opened in this app. */
export function BubbleFile({ name, url, size, downloadLabel, onDownload }: BubbleFileProps) {
  const href = safePictureUrl(url);
  const content = (
    <>
      <Icon name="document" className={styles.icon} />
      <span>
        <span className={styles.name}>{name}</span>
        {size !== undefined && (
          <span className={styles.size}>
            <bdi>{size}</bdi>
          </span>
        )}
      </span>
    </>
  );
  if (href === undefined && onDownload !== undefined)
    return (
      <Button onPress={onDownload} className={clsx(styles.file, styles.link, styles.button)}>
        <VisuallyHidden>{downloadLabel} </VisuallyHidden>
        {content}
      </Button>
    );
  if (href === undefined) return <span className={styles.file}>{content}</span>;
  return (
    <Link
      href={href}
      download={name}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(styles.file, styles.link)}
    >
      <VisuallyHidden>{downloadLabel} </VisuallyHidden>
      {content}
    </Link>
  );
}
