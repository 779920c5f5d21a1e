import { Button } from '@patient/ui/Button';
import { Icon } from '@patient/ui/Icon';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { Stack } from '@patient/ui/Stack';
import type { IdentityPicture } from './rules/photoArrival.ts';
import { useObjectUrl } from '../../shared/view/useObjectUrl.ts';
import { pictureWords } from './strings.ts';

/** Props of {@link ArrivedPhoto}. */
export interface ArrivedPhotoProps {
  picture: IdentityPicture;
  photo: Blob;
  onGoOn: () => void;
  onReplace: () => void;
  isMoving: boolean;
}

/** A photo that the service has, to be looked at, kept or sent anew. */
export function ArrivedPhoto({ picture, photo, onGoOn, onReplace, isMoving }: ArrivedPhotoProps) {
  const words = pictureWords[picture];
  const src = useObjectUrl(photo);
  return (
    <Stack gap={4}>
      <PhotoReview
        title={words.arrived}
        src={src}
        alt={words.title}
        state="uploaded"
        onAccept={onGoOn}
        onRetry={onGoOn}
        onRetake={onReplace}
        strings={{ noPicture: 'Your browser cannot show this photo. It has arrived all the same.' }}
      />
      <Button variant="primary" isWide isPending={isMoving} onPress={onGoOn}>
        Continue
      </Button>
      <Button isWide icon={<Icon name="refresh" />} isDisabled={isMoving} onPress={onReplace}>
        Replace this photo
      </Button>
    </Stack>
  );
}
