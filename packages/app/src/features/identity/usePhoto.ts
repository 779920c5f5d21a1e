import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { chosenPhotoAtom } from './data/chosenPhoto.ts';
import { uploadPhotoAtom, uploadStateAtom } from './data/uploadPhoto.ts';
import type { IdentityPicture } from './rules/photoView.ts';
import { photoProblemStrings } from '#shared/photo/photoFile.ts';
import { preparePhoto } from '#shared/photo/preparePhoto.ts';
import { useLatestHere } from '#shared/view/useLatestHere.ts';
import { useObjectUrl } from '#shared/view/useObjectUrl.ts';

/** State of one photo from choosing to upload. A failed upload keeps the photo, and so does a session that ended by itself. */
export function usePhoto(id: string, picture: IdentityPicture, onStored: () => void) {
  const upload = useSetAtom(uploadPhotoAtom);
  const [chosen, setChosen] = useAtom(chosenPhotoAtom(id, picture));
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  /** Of several files, the one that was chosen last counts. */
  const begin = useLatestHere();
  const [{ state, progress }, setUpload] = useAtom(uploadStateAtom(id, picture));
  const src = useObjectUrl(chosen?.photo);

  const choose = async (file: Blob) => {
    const isLatest = begin();
    setProblem(undefined);
    setPreparing(true);
    const { photo, problem: found } = await preparePhoto(file);
    if (!isLatest()) return;
    setPreparing(false);
    if (photo === undefined) {
      setProblem(photoProblemStrings[found]);
      return;
    }
    setUpload({ state: 'review' });
    setChosen({ photo, name: file instanceof File ? file.name : undefined });
  };

  const send = async () => {
    if (state === 'uploading') return;
    const isLatest = begin();
    const isStored = await upload(id, picture);
    // A patient who looks at another photo meanwhile finds this one stored when they come back.
    if (isStored && isLatest()) onStored();
  };

  return {
    chosen: chosen && { ...chosen, src },
    problem,
    /** Whether a chosen photo is being made smaller. */
    isPreparing,
    state,
    progress,
    choose,
    /** Takes the problem of the last file away, when something else is tried. */
    dismiss: () => setProblem(undefined),
    send,
    retake: () => {
      setChosen(undefined);
      setUpload({ state: 'review' });
    },
  };
}
