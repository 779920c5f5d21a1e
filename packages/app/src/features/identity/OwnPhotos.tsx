import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Stack } from '@patient/ui/Stack';
import { arrivedPhotosAtom } from './data/storedPhotos.ts';
import { photoTrail, photoView, type IdentityPicture } from './rules/photoArrival.ts';
import type { StepProps } from '../../shared/view/step.ts';
import { ArrivedPhoto } from './StoredPhoto.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { StepLoading } from './StepLoading.tsx';
import { useGoOn } from './useContinue.tsx';
import { pictureWords } from './strings.ts';

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];

/** The ID, then the selfie; what the service has is shown and not asked for again. */
export function OwnPhotos({ subscription: { _id }, trail, onTrail, goNext, isMoving, onHelp }: StepProps) {
  const query = useAtomValue(arrivedPhotosAtom(_id));
  const { data: photos } = query;
  const isOpen = useRef(false);
  const [replaced, setReplaced] = useState<IdentityPicture>();
  const { goOn, problem } = useGoOn(goNext);
  const arrived = photos && { cardID: photos.cardID !== null, selfie: photos.selfie !== null };

  const first = arrived && photoTrail(arrived);
  // Before the first paint, so that what has arrived is not asked for even for a moment.
  useLayoutEffect(() => {
    if (isOpen.current || first === undefined) return;
    isOpen.current = true;
    onTrail(first);
  }, [first, onTrail]);

  if (arrived === undefined) return <StepLoading query={query} />;
  const { picture, hasArrived, tellsOfId } = photoView(trail, arrived, replaced);
  const photo = photos?.[picture];
  const goOnFrom = () => {
    setReplaced(undefined);
    if (picture === 'selfie') void goOn();
    else onTrail(SELFIE);
  };
  return (
    <Stack gap={4}>
      {problem}
      {tellsOfId && (
        <Alert
          tone="success"
          title={pictureWords.cardID.arrived}
          action={<Button onPress={() => onTrail(ID)}>Look at it</Button>}
        />
      )}
      {hasArrived && photo ? (
        <ArrivedPhoto
          key={picture}
          picture={picture}
          photo={photo}
          onGoOn={goOnFrom}
          onReplace={() => setReplaced(picture)}
          isMoving={isMoving}
        />
      ) : (
        <PhotoPart
          key={picture}
          subscriptionId={_id}
          picture={picture}
          onArrived={goOnFrom}
          onHelp={onHelp}
        />
      )}
    </Stack>
  );
}
