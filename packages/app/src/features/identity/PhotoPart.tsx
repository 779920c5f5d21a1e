import { useRef } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { PhotoCapture } from '@patient/ui/PhotoCapture';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { MESSAGES } from '#shared/messages.ts';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import type { IdentityPicture } from './rules/photoView.ts';
import { pictureStrings } from './strings.ts';
import { useCamera } from './useCamera.ts';
import { usePhoto } from './usePhoto.ts';

/** Props of {@link PhotoPart}. */
export interface PhotoPartProps {
  subscriptionId: string;
  picture: IdentityPicture;
  /** Called when the service has the photo. */
  onStored: () => void;
  onHelp: () => void;
}

/** Shown instead of a preview. */
const noPreview = (name = 'this photo') =>
  `Your browser can't show ${name}. You can still send it. We remove the location from it.`;

/** Takes or chooses one photo, reviews and sends it. */
export function PhotoPart({ subscriptionId, picture, onStored, onHelp }: PhotoPartProps) {
  const strings = pictureStrings[picture];
  const isFace = picture === 'selfie';
  const { camera, stream, open, close } = useCamera(isFace ? 'user' : 'environment');
  const photo = usePhoto(subscriptionId, picture, onStored);
  const part = useRef<HTMLElement>(null);
  // The shutter or the button that chose the photo is gone.
  useFocusOnChange(photo.chosen !== undefined, () =>
    document.activeElement === document.body ? part.current?.querySelector('h2') : undefined,
  );

  if (photo.chosen) {
    return (
      <PhotoReview
        ref={part}
        title={strings.review}
        src={photo.chosen.src}
        alt={strings.title}
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
        strings={{ failed: MESSAGES.photoNotUploaded, noPicture: noPreview(photo.chosen.name) }}
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
        ref={part}
        title={strings.title}
        guidance={strings.guidance}
        guide={isFace ? 'face' : 'card'}
        camera={camera}
        onOpenCamera={() => {
          photo.dismiss();
          void open();
        }}
        stream={stream}
        onReject={() => {
          close();
          photo.dismiss();
        }}
        onPhoto={(file) => {
          close();
          void photo.choose(file);
        }}
      />
      <output>
        {photo.isPreparing && (
          <Inline gap={2}>
            <Spinner aria-hidden="true" />
            <span>Preparing your photo…</span>
          </Inline>
        )}
      </output>
    </Stack>
  );
}
