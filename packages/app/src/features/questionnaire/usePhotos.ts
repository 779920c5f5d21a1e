import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Question } from '@patient/api';
import type { ChosenFile } from '@patient/ui/FileDrop';
import { fetchMedicalPhotoAtom } from './data/medicalPhotos.ts';
import { forgetArrivedPhotosAtom, ownPhotosAtom } from './data/ownPhotos.ts';
import { addPhotosAtom, removePhotoAtom, retryPhotoAtom } from './data/uploads.ts';
import { photoList } from './rules/photoList.ts';

/** The photos of an answer. */
export interface Photos {
  readonly files: readonly ChosenFile[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

const NONE: ReadonlyMap<string, File> = new Map();

/** Files of photos that the service has, by address, as they arrive. */
function useFetchedPhotos(addresses: readonly string[]): ReadonlyMap<string, File> {
  const fetchPhoto = useSetAtom(fetchMedicalPhotoAtom);
  const [fetched, setFetched] = useState(NONE);
  const missing = addresses.filter((address) => !fetched.has(address)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let isWanted = true;
    const show = async (address: string) => {
      // One that cannot be fetched now stays in the answer all the same.
      const file = await fetchPhoto(address).catch(() => new File([], 'Photo'));
      if (isWanted) setFetched((all) => new Map([...all, [address, file]]));
    };
    for (const address of missing.split(' ')) void show(address);
    return () => {
      isWanted = false;
    };
  }, [fetchPhoto, missing]);
  return fetched;
}

/**
 * Photos of a question's answer, and what changes them. One that has not arrived outlives the page, and a session that
 * ended by itself.
 * @param answered addresses that the answer has
 */
export function usePhotos(visitKey: string, question: Question, answered: readonly string[]): Photos {
  const place = useMemo(() => ({ visitKey, question }), [visitKey, question]);
  const own = useAtomValue(ownPhotosAtom(place));
  const add = useSetAtom(addPhotosAtom);
  const remove = useSetAtom(removePhotoAtom);
  const retry = useSetAtom(retryPhotoAtom);
  const forgetArrived = useSetAtom(forgetArrivedPhotosAtom);
  const fetched = useFetchedPhotos(answered.filter((one) => own.every(({ address }) => address !== one)));
  useEffect(() => () => forgetArrived(place), [forgetArrived, place]);
  return {
    files: photoList(answered, own, fetched),
    add: (files) => add(place, files),
    remove: (id) => remove(place, id),
    retry: (id) => retry(place, id),
  };
}
