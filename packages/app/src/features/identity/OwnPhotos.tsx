import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useKeptFocus } from '@patient/ui/focus';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { storedPhotoAtom, type StoredPicture } from './data/photos.ts';
import { photoHistory, photoView, type IdentityPicture } from '@patient/api/model';
import type { StepProps } from '#shared/view/step.ts';
import { failureText } from '#shared/format/failureText.ts';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import { StoredPhoto } from './StoredPhoto.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { useContinue } from './useContinue.tsx';
import { pictureStrings } from './strings.ts';

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];
const PICTURES = ['cardID', 'selfie'] as const;

interface PhotosProps extends StepProps {
  photos: Readonly<Record<IdentityPicture, StoredPicture>>;
  queries: Readonly<Record<IdentityPicture, QueryState<StoredPicture>>>;
}

function Photos({
  subscription: { _id },
  stepHistory,
  onStepHistoryChange,
  goNext,
  isMoving,
  onHelp,
  photos,
  queries,
}: PhotosProps) {
  const hasOpened = useRef(false);
  /** Stored photo that the patient is replacing. */
  const [replaced, setReplaced] = useState<Blob>();
  const { handleContinue, problem, dismiss } = useContinue(goNext);
  const stored = { cardID: photos.cardID instanceof Blob, selfie: photos.selfie instanceof Blob };

  const first = photoHistory(stored);
  // Before the first paint, so that a step with a stored photo doesn't flash.
  useLayoutEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    onStepHistoryChange(first);
  }, [first, onStepHistoryChange]);

  const replacing = PICTURES.find((one) => photos[one] === replaced);
  const { picture, isStored, showsIdNotice } = photoView(stepHistory, stored, replacing);
  const photo = photos[picture];
  const hasLoadError = photo instanceof Error;
  const container = useRef<HTMLDivElement>(null);
  useKeptFocus(`${replacing} ${hasLoadError}`, () => {
    const heading = container.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    return heading;
  });
  const handleNext = () => {
    dismiss();
    setReplaced(undefined);
    if (picture === 'selfie') void handleContinue();
    else onStepHistoryChange(SELFIE);
  };
  return (
    <Stack ref={container} gap={4}>
      {problem}
      {showsIdNotice && (
        <Alert
          tone="success"
          title={pictureStrings.cardID.received}
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
      {photo instanceof Error && (
        <Alert
          tone="danger"
          isLive
          title={pictureStrings[picture].loadError}
          action={
            <Button isPending={queries[picture].isFetching} onPress={() => void queries[picture].refetch()}>
              Try again
            </Button>
          }
        >
          <p>{failureText(photo)}</p>
          <p>You may have sent it already. Try again, or take a new one below.</p>
        </Alert>
      )}
      {isStored && photo instanceof Blob ? (
        <StoredPhoto
          key={picture}
          picture={picture}
          photo={photo}
          onContinue={handleNext}
          onReplace={() => {
            dismiss();
            setReplaced(photo);
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

/** Photos of the ID, then the selfie. Stored photos are shown and can be replaced. */
export function OwnPhotos(props: StepProps) {
  const { _id } = props.subscription;
  const cardID = useAtomValue(storedPhotoAtom(_id, 'cardID'));
  const selfie = useAtomValue(storedPhotoAtom(_id, 'selfie'));
  return (
    <QueryView
      queries={[cardID, { ...selfie, data: cardID.data === null ? null : selfie.data }]}
      what="this step"
      skeleton={<Skeleton shape="block" height="20rem" />}
    >
      {(idPhoto, selfiePhoto) => (
        <Photos {...props} photos={{ cardID: idPhoto, selfie: selfiePhoto }} queries={{ cardID, selfie }} />
      )}
    </QueryView>
  );
}
