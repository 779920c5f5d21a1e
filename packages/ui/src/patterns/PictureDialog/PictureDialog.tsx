import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PictureDialog.css.ts';

/** Strings shown by {@link PictureDialog}. */
export interface PictureDialogStrings {
  /** @default 'Download' */
  download: string;
  /** Accessible name of the close button. @default 'Close' */
  close: string;
}

const defaultStrings: PictureDialogStrings = { download: 'Download', close: 'Close' };

/** Props of {@link PictureDialog}. */
export interface PictureDialogProps {
  /** Whether the dialog is open; closed, it renders nothing. */
  isOpen: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the picture's file, as the title. */
  name: string;
  /** Description of the picture. */
  alt: string;
  /** Picture URL: https (http on localhost), a path of this app, or `blob:`. */
  src: string | undefined;
  /** Downloads the picture. */
  onDownload: () => void;
  /** Overrides for the default text. */
  strings?: Partial<PictureDialogStrings>;
}

/** Picture of a message, as large as the page allows, with a button to download it. */
export function PictureDialog({
  isOpen,
  onOpenChange,
  name,
  alt,
  src,
  onDownload,
  strings: overrides,
}: PictureDialogProps) {
  const strings = useStrings('PictureDialog', defaultStrings, overrides);
  const picture = usePicture(src);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={name}
      size="picture"
      closeLabel={strings.close}
      footer={<Button onPress={onDownload}>{strings.download}</Button>}
    >
      {picture.src !== undefined && (
        <img {...picture} alt={alt} referrerPolicy="no-referrer" className={styles.picture} />
      )}
    </Dialog>
  );
}
