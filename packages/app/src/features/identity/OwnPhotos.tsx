import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { arrivedPhotosAtom, type ArrivedPhotos } from './data/storedPhotos.ts';
import { photoTrail, photoView, type IdentityPicture } from './rules/photoArrival.ts';
import type { StepProps } from '../../shared/view/step.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import { ArrivedPhoto } from './StoredPhoto.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { useGoOn } from './useContinue.tsx';
import { pictureWords } from './strings.ts';

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];

function Photos({
  subscription: { _id },
  trail,
  onTrail,
  goNext,
  isMoving,
  onHelp,
  photos,
}: StepProps & { photos: ArrivedPhotos }) {
  const isOpen = useRef(false);
  const [replaced, setReplaced] = useState<IdentityPicture>();
  const { goOn, problem } = useGoOn(goNext);
  const arrived = { cardID: photos.cardID !== null, selfie: photos.selfie !== null };

  const first = photoTrail(arrived);
  // Before the first paint, so that what has arrived is not asked for even for a moment.
  useLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    onTrail(first);
  }, [first, onTrail]);

  const { picture, hasArrived, tellsOfId } = photoView(trail, arrived, replaced);
  const photo = photos[picture];
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

/** The ID, then the selfie. A photo that the service already has is shown and can be replaced. */
export function OwnPhotos(props: StepProps) {
  const photos = useAtomValue(arrivedPhotosAtom(props.subscription._id));
  return (
    <QueryView queries={[photos]} what="this step" skeleton={<Skeleton shape="block" height="20rem" />}>
      {(stored) => <Photos {...props} photos={stored} />}
    </QueryView>
  );
}
