import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { PhotoCapture } from '@patient/ui/PhotoCapture';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { Stack } from '@patient/ui/Stack';
import { MESSAGES } from '../../shared/messages.ts';
import type { IdentityPicture } from './rules/photoArrival.ts';
import { pictureWords } from './strings.ts';
import { useCamera } from './useCamera.ts';
import { usePhoto } from './usePhoto.ts';

/** Props of {@link PhotoPart}. */
export interface PhotoPartProps {
  subscriptionId: string;
  picture: IdentityPicture;
  /** The photo is with the service. */
  onArrived: () => void;
  onHelp: () => void;
}

/** Said in the place of a picture that is sent all the same. */
const notShown = (name = 'This photo') =>
  `${name} cannot be shown by your browser. It can be sent all the same; the place it was taken at is taken out.`;

/** One photo: taken or chosen, looked at, sent; kept here until it has arrived. */
export function PhotoPart({ subscriptionId, picture, onArrived, onHelp }: PhotoPartProps) {
  const words = pictureWords[picture];
  const isFace = picture === 'selfie';
  const { camera, stream, open, close } = useCamera(isFace ? 'user' : 'environment');
  const photo = usePhoto(subscriptionId, picture, onArrived);

  if (photo.chosen) {
    return (
      <PhotoReview
        title={words.review}
        src={photo.chosen.src}
        alt={words.title}
        state={photo.state}
        progress={photo.progress}
        onAccept={() => void photo.send()}
        onRetry={() => void photo.send()}
        onRetake={photo.retake}
        help={
          <Button variant="quiet" onPress={onHelp}>
            Contact support
          </Button>
        }
        strings={{ failed: MESSAGES.photoNotUploaded, noPicture: notShown(photo.chosen.name) }}
      />
    );
  }
  return (
    <Stack gap={4}>
      {photo.problem !== undefined && (
        <Alert tone="danger" isLive>
          {photo.problem}
        </Alert>
      )}
      <PhotoCapture
        title={words.title}
        guidance={words.guidance}
        guide={isFace ? 'face' : 'card'}
        camera={camera}
        onOpenCamera={() => void open()}
        stream={stream}
        onPhoto={(file) => {
          close();
          void photo.choose(file);
        }}
      />
    </Stack>
  );
}
