import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { uploadPhotoAtom, type IdentityPicture } from '../../../data/registration/photo.ts';
import { photoProblemWords } from '../../../domain/registration/photoFile.ts';
import { preparePhoto } from './preparePhoto.ts';

interface Chosen {
  readonly photo: Blob;
  /** Address of the photo in this page. */
  readonly src: string;
}

/** A photo from being chosen to having arrived; it stays here until it has. */
export function usePhoto(id: string, picture: IdentityPicture, onArrived: () => void) {
  const upload = useSetAtom(uploadPhotoAtom);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'review' | 'uploading' | 'failed'>('review');
  const [progress, setProgress] = useState<number>();

  useEffect(() => () => URL.revokeObjectURL(chosen?.src ?? ''), [chosen]);

  const choose = async (file: Blob) => {
    setProblem(undefined);
    const prepared = await preparePhoto(file);
    if (prepared.photo) {
      setState('review');
      setChosen({ photo: prepared.photo, src: URL.createObjectURL(prepared.photo) });
    } else {
      setProblem(photoProblemWords[prepared.problem]);
    }
  };

  const send = async () => {
    if (chosen === undefined || state === 'uploading') return;
    setState('uploading');
    setProgress(0);
    try {
      await upload({ id, picture, photo: chosen.photo, onProgress: setProgress });
      onArrived();
    } catch {
      // The notification has the service's words; the page has those of the catalogue, and the photo.
      setState('failed');
    }
  };

  return {
    chosen,
    problem,
    state,
    progress,
    choose,
    send,
    retake: () => {
      setChosen(undefined);
      setState('review');
    },
  };
}
