import { sizeText } from '../../components/FileDrop/checkFiles.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import * as styles from './AttachmentPreview.css.ts';

/** File attached to the message. */
export interface ChatAttachment {
  readonly name: string;
  /** Bytes. */
  readonly size?: number | undefined;
  /** `blob:` URL of a picture; revoked by its creator. */
  readonly previewUrl?: string | undefined;
}

/** Props of {@link AttachmentPreview}. */
export interface AttachmentPreviewProps {
  attachment: ChatAttachment;
  onRemove: () => void;
  removeLabel: string;
  isDisabled: boolean;
}

/** Attachment of the draft, with a remove button. */
export function AttachmentPreview({ attachment, onRemove, removeLabel, isDisabled }: AttachmentPreviewProps) {
  const { name, size, previewUrl } = attachment;
  return (
    <div className={styles.attachment}>
      {previewUrl === undefined ? (
        <Icon name="document" size="large" className={styles.icon} />
      ) : (
        <Thumbnail src={previewUrl} icon="image" />
      )}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {size !== undefined && (
          <span className={styles.size}>
            <bdi>{sizeText(size)}</bdi>
          </span>
        )}
      </span>
      <IconButton icon="close" label={removeLabel} onPress={onRemove} isDisabled={isDisabled} />
    </div>
  );
}
