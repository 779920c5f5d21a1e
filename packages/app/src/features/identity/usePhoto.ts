import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { uploadPhotoAtom } from './data/uploadPhoto.ts';
import type { IdentityPicture } from './rules/photoArrival.ts';
import { photoProblemWords } from '../../shared/photo/photoFile.ts';
import { preparePhoto } from '../../shared/photo/preparePhoto.ts';
import { useObjectUrl } from '../../shared/view/useObjectUrl.ts';

interface Chosen {
  readonly photo: Blob;
  /** As the file is called on the device; undefined for one that the camera took. */
  readonly name: string | undefined;
}

/** A photo from being chosen to having arrived; it stays here until it has. */
export function usePhoto(id: string, picture: IdentityPicture, onArrived: () => void) {
  const upload = useSetAtom(uploadPhotoAtom);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'review' | 'uploading' | 'failed'>('review');
  const [progress, setProgress] = useState<number>();
  const src = useObjectUrl(chosen?.photo);

  const choose = async (file: Blob) => {
    setProblem(undefined);
    const { photo, problem: found } = await preparePhoto(file);
    if (photo === undefined) {
      setProblem(photoProblemWords[found]);
      return;
    }
    setState('review');
    setChosen({ photo, name: file instanceof File ? file.name : undefined });
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
    chosen: chosen && { ...chosen, src },
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
