import { useAtom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { isFocusLost, useFocusOnChange } from '@patient/ui/focus';
import { useLatest, useObjectUrl } from '@patient/ui/hooks';
import { Inline } from '@patient/ui/Inline';
import { PhotoCapture } from '@patient/ui/PhotoCapture';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { MESSAGES } from '#shared/messages.ts';
import { fileProblemStrings, fileWarningStrings } from '#shared/fileStrings.ts';
import { prepareFile } from '@patient/api/files';
import { chosenPhotoAtom, uploadPhotoAtom, uploadStateAtom } from './data/photos.ts';
import type { IdentityPicture } from '@patient/api/model';
import { OtherDevice } from './OtherDevice.tsx';
import { pictureStrings } from './strings.ts';
import { useCamera } from './useCamera.ts';

/** Props of {@link PhotoPart}. */
export interface PhotoPartProps {
  subscriptionId: string;
  picture: IdentityPicture;
  /** Called when the photo is uploaded. */
  onStored: () => void;
  onHelp: () => void;
}

/** Text shown if the browser can't display the photo. */
const noPreview = (name = 'this photo') =>
  `Your browser can't show ${name}. You can still send it. We remove the location from it.`;

/** Takes or chooses a photo, then reviews and uploads it. The photo survives a failed upload and an expired session. */
export function PhotoPart({ subscriptionId, picture, onStored, onHelp }: PhotoPartProps) {
  const strings = pictureStrings[picture];
  const isFace = picture === 'selfie';
  const place = isFace ? 'selfie' : 'id';
  const {
    camera,
    stream,
    cameras,
    currentCamera,
    open,
    choose: chooseCamera,
    close,
  } = useCamera(isFace ? 'user' : 'environment');
  const upload = useSetAtom(uploadPhotoAtom);
  const [chosen, setChosen] = useAtom(chosenPhotoAtom(subscriptionId, picture));
  const [{ state, progress, reason }, setUpload] = useAtom(uploadStateAtom(subscriptionId, picture));
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const src = useObjectUrl(chosen?.photo);
  /** Only the last chosen file is used. */
  const startAttempt = useLatest();
  const part = useRef<HTMLElement>(null);
  // Moves focus to the heading after the focused button is unmounted.
  useFocusOnChange(chosen !== undefined, () =>
    isFocusLost() ? part.current?.querySelector('h2') : undefined,
  );

  const choose = async (file: Blob) => {
    close();
    const isLatest = startAttempt();
    setProblem(undefined);
    setPreparing(true);
    const { content, warning, problem: found } = await prepareFile(file, place);
    if (!isLatest()) return;
    setPreparing(false);
    if (found !== undefined) {
      setProblem(fileProblemStrings(place)[found]);
      return;
    }
    setUpload({ state: 'review' });
    setChosen({ photo: content, name: file instanceof File ? file.name : undefined, warning });
  };
  const send = async () => {
    if (state === 'uploading') return;
    const isLatest = startAttempt();
    const isStored = await upload(subscriptionId, picture);
    // If the patient has left this photo, it is shown as stored on return.
    if (isStored && isLatest()) onStored();
  };

  if (chosen) {
    return (
      <PhotoReview
        ref={part}
        title={strings.review}
        src={src}
        alt={strings.title}
        warning={chosen.warning && fileWarningStrings[chosen.warning]}
        state={state}
        progress={progress}
        onAccept={() => void send()}
        onRetry={() => void send()}
        onRetake={() => {
          setChosen(undefined);
          setUpload({ state: 'review' });
        }}
        help={
          <Button variant="quiet" onPress={onHelp}>
            Contact support
          </Button>
        }
        strings={{
          failed: MESSAGES.photoNotUploaded,
          ...(reason !== undefined && { failedText: `${reason} Your photo is still here.` }),
          noPicture: noPreview(chosen.name),
        }}
      />
    );
  }
  return (
    <Stack gap={4}>
      {problem !== undefined && (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      <p>{strings.why}</p>
      <PhotoCapture
        ref={part}
        title={strings.title}
        guidance={strings.guidance}
        guide={isFace ? 'face' : 'card'}
        camera={camera}
        onOpenCamera={() => {
          setProblem(undefined);
          void open();
        }}
        stream={stream}
        cameras={cameras}
        currentCamera={currentCamera}
        onChooseCamera={(id) => void chooseCamera(id)}
        onReject={() => {
          close();
          setProblem(undefined);
        }}
        onPhoto={(file) => void choose(file)}
      />
      <OtherDevice />
      <output>
        {isPreparing && (
          <Inline gap={2}>
            <Spinner aria-hidden="true" />
            <span>Preparing your photo…</span>
          </Inline>
        )}
      </output>
    </Stack>
  );
}
