import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { FileDrop, photoFileTypes } from '@patient/ui/FileDrop';
import type { Question } from '@patient/api';
import { fileAtom } from '#shared/service/files.ts';
import {
  addPhotosAtom,
  dropUploadedPhotosAtom,
  ownPhotosAtom,
  photoId,
  removePhotoAtom,
  retryPhotoAtom,
} from './data/photos.ts';
import type { VisitName } from './data/visit.ts';
import { photoList, unsentPhotos, type UnsentPhotoState } from '@patient/api/model';

/** Props of {@link PhotoAnswer}. */
export interface PhotoAnswerProps {
  visit: VisitName;
  question: Question;
  /** URLs of the saved photos. */
  files: readonly string[];
  /** Called when some photos are not uploaded yet, and with undefined when all are. */
  onUnsent: (unsent: UnsentPhotoState | undefined) => void;
  errorMessage: string | undefined;
}

/** Maximum number of photos per question. */
const MAX_PHOTOS = 6;

/** Shown for a photo that couldn't be fetched; the photo remains part of the answer. */
const PLACEHOLDER = new File([], 'Photo');

/** Files of saved photos that have loaded, by URL. */
function useFetchedPhotos(urls: readonly string[]): ReadonlyMap<string, File> {
  const joined = urls.join(' ');
  const fetchedAtom = useMemo(
    () =>
      atom((get) => {
        const all = new Map<string, File>();
        for (const url of joined.split(' ').filter(Boolean)) {
          const { data, error } = get(fileAtom(photoId(url)));
          const file = data ?? (data === null || error ? PLACEHOLDER : undefined);
          if (file) all.set(url, file);
        }
        return all;
      }),
    [joined],
  );
  return useAtomValue(fetchedAtom);
}

/** Photo field of a question of kind `file`. */
export function PhotoAnswer({ visit, question, files, onUnsent, errorMessage }: PhotoAnswerProps) {
  const target = useMemo(() => ({ visit, question }), [visit, question]);
  const own = useAtomValue(ownPhotosAtom(target));
  const add = useSetAtom(addPhotosAtom);
  const remove = useSetAtom(removePhotoAtom);
  const retry = useSetAtom(retryPhotoAtom);
  const dropUploaded = useSetAtom(dropUploadedPhotosAtom);
  const fetched = useFetchedPhotos(files.filter((one) => own.every(({ url }) => url !== one)));
  const photos = photoList(files, own, fetched);
  const unsent = unsentPhotos(photos);
  useEffect(() => () => dropUploaded(target), [dropUploaded, target]);
  useEffect(() => {
    onUnsent(unsent);
    return () => onUnsent(undefined);
  }, [unsent, onUnsent]);
  return (
    <FileDrop
      label={question.label ?? 'Photos'}
      description="Only your doctor and our care team can see them. We remove the location from each photo."
      files={photos}
      onAdd={(chosen) => add(target, chosen)}
      onRemove={(id) => remove(target, id)}
      onRetry={(id) => retry(target, id)}
      onAccept={(id) => retry(target, id)}
      accept={photoFileTypes}
      maxFiles={MAX_PHOTOS}
      camera="environment"
      errorMessage={errorMessage}
    />
  );
}
