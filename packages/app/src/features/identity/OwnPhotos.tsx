import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { Alert, RetryAlert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useKeptFocus } from '@patient/ui/focus';
import { useObjectUrl } from '@patient/ui/hooks';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { storedPhotoAtom, type StoredPicture } from './data/photos.ts';
import { photoHistory, photoView, type IdentityPicture } from '@patient/api/model';
import type { StepProps } from '#shared/view/step.ts';
import { failureText } from '#shared/format/failureText.ts';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { useContinue } from './useContinue.ts';
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
  const [hasOpened, setOpened] = useState(false);
  /** Stored photo that the patient is replacing. */
  const [replaced, setReplaced] = useState<Blob>();
  const { handleContinue, problem, dismiss } = useContinue(goNext);
  const stored = { cardID: photos.cardID instanceof Blob, selfie: photos.selfie instanceof Blob };

  const first = photoHistory(stored);
  // Before the first paint, so that the title of another part doesn't flash.
  useLayoutEffect(() => {
    if (hasOpened) return;
    // oxlint-disable-next-line react/set-state-in-effect -- together with the history that the layout keeps
    setOpened(true);
    onStepHistoryChange(first);
  }, [hasOpened, first, onStepHistoryChange]);

  const replacing = PICTURES.find((one) => photos[one] === replaced);
  const { picture, isStored, showsIdNotice } = photoView(hasOpened ? stepHistory : first, stored, replacing);
  const photo = photos[picture];
  const hasLoadError = photo instanceof Error;
  const shownPhoto = isStored && photo instanceof Blob ? photo : undefined;
  const src = useObjectUrl(shownPhoto);
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
      {problem && <RetryAlert {...problem} />}
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
        <RetryAlert
          title={pictureStrings[picture].loadError}
          isRetrying={queries[picture].isFetching}
          onRetry={() => void queries[picture].refetch()}
        >
          <p>{failureText(photo)}</p>
          <p>You may have sent it already. Try again, or take a new one below.</p>
        </RetryAlert>
      )}
      {shownPhoto ? (
        <PhotoReview
          key={picture}
          title={pictureStrings[picture].received}
          src={src}
          alt={pictureStrings[picture].title}
          state="uploaded"
          onAccept={handleNext}
          onRetry={handleNext}
          onRetake={() => {
            dismiss();
            setReplaced(shownPhoto);
          }}
          onContinue={handleNext}
          isContinuing={isMoving}
          strings={{ noPicture: "Your browser can't show this photo, but we received it." }}
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
