import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { FileDrop, photoFileTypes } from '@patient/ui/FileDrop';
import type { Question } from '@patient/api';
import {
  addPhotosAtom,
  forgetStoredPhotosAtom,
  medicalPhotoAtom,
  ownPhotosAtom,
  removePhotoAtom,
  retryPhotoAtom,
} from './data/photos.ts';
import { photoList, unsentPhotos, type Unsent } from './rules/photos.ts';

/** Props of {@link PhotoAnswer}. */
export interface PhotoAnswerProps {
  /** Key of the visit. */
  visitKey: string;
  question: Question;
  /** Addresses of the photos that the service has. */
  files: readonly string[];
  /** Photos on the page would be left behind, or none would any more. */
  onUnsent: (unsent: Unsent | undefined) => void;
  errorMessage: string | undefined;
}

/** Photos of one question at most. */
const MOST_PHOTOS = 6;

/** Stays in the answer all the same. */
const NOT_FETCHED = new File([], 'Photo');

/** Files of photos that the service has, by address, as they load. */
function useFetchedPhotos(addresses: readonly string[]): ReadonlyMap<string, File> {
  const wanted = addresses.join(' ');
  const fetchedAtom = useMemo(
    () =>
      atom((get) => {
        const all = new Map<string, File>();
        for (const address of wanted.split(' ').filter(Boolean)) {
          const { data, errorUpdateCount } = get(medicalPhotoAtom(address));
          const file = data ?? (errorUpdateCount > 0 ? NOT_FETCHED : undefined);
          if (file) all.set(address, file);
        }
        return all;
      }),
    [wanted],
  );
  return useAtomValue(fetchedAtom);
}

/** The photos that answer a question (kind `file`), and who sees them. */
export function PhotoAnswer({ visitKey, question, files, onUnsent, errorMessage }: PhotoAnswerProps) {
  const place = useMemo(() => ({ visitKey, question }), [visitKey, question]);
  const own = useAtomValue(ownPhotosAtom(place));
  const add = useSetAtom(addPhotosAtom);
  const remove = useSetAtom(removePhotoAtom);
  const retry = useSetAtom(retryPhotoAtom);
  const forgetStored = useSetAtom(forgetStoredPhotosAtom);
  const fetched = useFetchedPhotos(files.filter((one) => own.every(({ address }) => address !== one)));
  const photos = photoList(files, own, fetched);
  const unsent = unsentPhotos(photos);
  useEffect(() => () => forgetStored(place), [forgetStored, place]);
  useEffect(() => {
    onUnsent(unsent);
    return () => onUnsent(undefined);
  }, [unsent, onUnsent]);
  return (
    <FileDrop
      label={question.label ?? 'Photos'}
      description="Only your doctor and our care team can see them. We remove the location from each photo."
      files={photos}
      onAdd={(chosen) => add(place, chosen)}
      onRemove={(id) => remove(place, id)}
      onRetry={(id) => retry(place, id)}
      accept={photoFileTypes}
      maxFiles={MOST_PHOTOS}
      camera="environment"
      errorMessage={errorMessage}
    />
  );
}
