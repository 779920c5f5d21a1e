import { Button } from '@patient/ui/Button';
import { useObjectUrl } from '@patient/ui/hooks';
import { Icon } from '@patient/ui/Icon';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { Stack } from '@patient/ui/Stack';
import type { IdentityPicture } from '@patient/api/model';
import { pictureStrings } from './strings.ts';

/** Props of {@link StoredPhoto}. */
export interface StoredPhotoProps {
  picture: IdentityPicture;
  photo: Blob;
  onContinue: () => void;
  onReplace: () => void;
  isMoving: boolean;
}

/** Uploaded photo, with buttons to continue and to replace it. */
export function StoredPhoto({ picture, photo, onContinue, onReplace, isMoving }: StoredPhotoProps) {
  const strings = pictureStrings[picture];
  const src = useObjectUrl(photo);
  return (
    <Stack gap={4}>
      <PhotoReview
        title={strings.received}
        src={src}
        alt={strings.title}
        state="uploaded"
        onAccept={onContinue}
        onRetry={onContinue}
        onRetake={onReplace}
        strings={{ noPicture: "Your browser can't show this photo, but we received it." }}
      />
      <Button variant="primary" isWide isPending={isMoving} onPress={onContinue}>
        Continue
      </Button>
      <Button isWide icon={<Icon name="refresh" />} isDisabled={isMoving} onPress={onReplace}>
        Replace this photo
      </Button>
    </Stack>
  );
}
