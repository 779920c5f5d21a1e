import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { storedPhotosAtom, type StoredPhotos } from './data/storedPhotos.ts';
import { photoHistory, photoView, type IdentityPicture } from './rules/photoView.ts';
import type { StepProps } from '../../shared/view/step.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import { StoredPhoto } from './StoredPhoto.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { useContinue } from './useContinue.tsx';
import { pictureStrings } from './strings.ts';

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];

function Photos({
  subscription: { _id },
  stepHistory,
  onStepHistoryChange,
  goNext,
  isMoving,
  onHelp,
  photos,
}: StepProps & { photos: StoredPhotos }) {
  const isOpen = useRef(false);
  const [replaced, setReplaced] = useState<IdentityPicture>();
  const { handleContinue, problem, dismiss } = useContinue(goNext);
  const stored = { cardID: photos.cardID !== null, selfie: photos.selfie !== null };

  const first = photoHistory(stored);
  // Before the first paint: a stored photo must not be requested even for a frame.
  useLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    onStepHistoryChange(first);
  }, [first, onStepHistoryChange]);

  const { picture, isStored, showsIdNotice } = photoView(stepHistory, stored, replaced);
  const photo = photos[picture];
  const handleNext = () => {
    dismiss();
    setReplaced(undefined);
    if (picture === 'selfie') void handleContinue();
    else onStepHistoryChange(SELFIE);
  };
  return (
    <Stack gap={4}>
      {problem}
      {showsIdNotice && (
        <Alert
          tone="success"
          title={pictureStrings.cardID.arrived}
          action={
            <Button
              onPress={() => {
                dismiss();
                onStepHistoryChange(ID);
              }}
            >
              View photo
            </Button>
          }
        />
      )}
      {isStored && photo ? (
        <StoredPhoto
          key={picture}
          picture={picture}
          photo={photo}
          onContinue={handleNext}
          onReplace={() => {
            dismiss();
            setReplaced(picture);
          }}
          isMoving={isMoving}
        />
      ) : (
        <PhotoPart
          key={picture}
          subscriptionId={_id}
          picture={picture}
          onStored={handleNext}
          onHelp={onHelp}
        />
      )}
    </Stack>
  );
}

/** The ID, then the selfie. A photo that the service already has is shown and can be replaced. */
export function OwnPhotos(props: StepProps) {
  const photos = useAtomValue(storedPhotosAtom(props.subscription._id));
  return (
    <QueryView queries={[photos]} what="this step" skeleton={<Skeleton shape="block" height="20rem" />}>
      {(loaded) => <Photos {...props} photos={loaded} />}
    </QueryView>
  );
}
