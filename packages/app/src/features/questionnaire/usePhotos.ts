import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Question } from '@patient/api';
import type { ChosenFile } from '@patient/ui/FileDrop';
import { onlineAtom } from '#shared/service/online.ts';
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

/**
 * Files of photos that the service has, by address, as they arrive. Each is fetched once; one that failed, again when the
 * device is back online.
 */
function useFetchedPhotos(addresses: readonly string[]): ReadonlyMap<string, File> {
  const fetchPhoto = useSetAtom(fetchMedicalPhotoAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [fetched, setFetched] = useState(NONE);
  /** Downloads by address; another map once the photos are no longer shown, which makes those on their way unwanted. */
  const downloads = useRef(new Map<string, 'begun' | 'failed'>());
  useEffect(
    () => () => {
      downloads.current = new Map();
    },
    [],
  );
  const wanted = addresses.join(' ');
  useEffect(() => {
    const own = downloads.current;
    const show = async (address: string) => {
      own.set(address, 'begun');
      const file = await fetchPhoto(address).catch(() => {
        own.set(address, 'failed');
        // It stays in the answer all the same.
        return new File([], 'Photo');
      });
      if (downloads.current === own) setFetched((all) => new Map([...all, [address, file]]));
    };
    for (const address of wanted.split(' ').filter(Boolean)) {
      const known = own.get(address);
      if (known === undefined || (known === 'failed' && isOnline)) void show(address);
    }
  }, [fetchPhoto, isOnline, wanted]);
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
