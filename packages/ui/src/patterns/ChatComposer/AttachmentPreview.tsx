import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import * as styles from './AttachmentPreview.css.ts';

/** A file that goes with the message. */
export interface ChatAttachment {
  readonly name: string;
  /** Formatted: "1.2 MB". */
  readonly size?: string | undefined;
  /** Of a picture, as `blob:`; whoever made the address revokes it. */
  readonly previewUrl?: string | undefined;
}

/** Props of {@link AttachmentPreview}. */
export interface AttachmentPreviewProps {
  attachment: ChatAttachment;
  onRemove: () => void;
  removeLabel: string;
  isDisabled: boolean;
}

/** What goes with the message, before it goes. */
export function AttachmentPreview({ attachment, onRemove, removeLabel, isDisabled }: AttachmentPreviewProps) {
  const { name, size, previewUrl } = attachment;
  return (
    <div className={styles.attachment}>
      {previewUrl === undefined ? (
        <Icon name="document" size="large" className={styles.icon} />
      ) : (
        <Thumbnail src={previewUrl} icon="image" />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {size !== undefined && (
          <span className={styles.size}>
            <bdi>{size}</bdi>
          </span>
        )}
      </span>
      <IconButton icon="close" label={removeLabel} onPress={onRemove} isDisabled={isDisabled} />
    </div>
  );
}
