import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { PictureDialog } from '@patient/ui/PictureDialog';

export interface OpenedPictureProps {
  /** `blob:` URL of the picture. */
  src: string;
  onDownload: () => void;
}

/** Usually a ChatThread calls `onOpenPicture`. */
export function OpenedPicture({ src, onDownload }: OpenedPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open rash.jpg</Button>
      <PictureDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        name="rash.jpg"
        alt="Picture from Dr. Amy Wong"
        src={src}
        onDownload={onDownload}
      />
    </>
  );
}
