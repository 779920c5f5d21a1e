import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile } from '@patient/ui/FileDrop';
import { findMedicalPhotoAtom } from './data/findMedicalPhoto.ts';
import { fetchMedicalPhotoAtom, sendMedicalPhotoAtom } from './data/medicalPhotos.ts';
import { changeWaitingPhotosAtom, waitingPhotosAtom } from './data/waitingPhotos.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { photoProblemStrings } from '../../shared/photo/photoFile.ts';
import { preparePhoto } from '../../shared/photo/preparePhoto.ts';

/** A photo on the page, and its address once the service has it. */
interface Photo extends ChosenFile {
  readonly address?: string | undefined;
}

/** The photos of an answer. */
export interface Photos {
  readonly files: readonly ChosenFile[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/**
 * Prepares and sends photos, and keeps the answer at those that have arrived. One that has not outlives the page, and a
 * session that ended by itself: it is there again, to be tried again.
 */
export function usePhotos(
  subscriptionId: string,
  questionId: string,
  answered: readonly string[],
  onAnswer: (addresses: readonly string[]) => void,
): Photos {
  const send = useSetAtom(sendMedicalPhotoAtom);
  const find = useSetAtom(findMedicalPhotoAtom);
  const fetchPhoto = useSetAtom(fetchMedicalPhotoAtom);
  const owner = `${subscriptionId} ${questionId}`;
  const waiting = useRef(useAtomValue(waitingPhotosAtom(owner)));
  const changeWaiting = useSetAtom(changeWaitingPhotosAtom);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const arrived = useRef(answered);
  const before = useRef(answered);

  const change = (id: string, changed: Partial<Photo>) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const stopWaiting = (id: string) => changeWaiting(owner, (all) => all.filter((one) => one.id !== id));
  const answer = (addresses: readonly string[]) => {
    arrived.current = addresses;
    onAnswer(addresses);
  };

  useEffect(() => {
    let isWanted = true;
    const show = async (address: string) => {
      // One that cannot be fetched now stays in the answer all the same.
      const file = await fetchPhoto(address).catch(() => new File([], 'Photo'));
      if (isWanted) setPhotos((all) => [...all, { id: address, address, file, progress: 1 }]);
    };
    for (const address of before.current) void show(address);
    const left = (waiting.current ?? []).map((one) => ({ ...one, error: MESSAGES.photoNotUploaded }));
    setPhotos((all) => [...all, ...left]);
    return () => {
      isWanted = false;
      setPhotos([]);
    };
  }, [fetchPhoto]);

  const upload = async (id: string, file: File, isAgain: boolean, { signal }: AbortController) => {
    if (signal.aborted) return;
    const { photo, problem } = await preparePhoto(file);
    if (signal.aborted) return;
    if (problem !== undefined) {
      stopWaiting(id);
      change(id, { progress: undefined, error: photoProblemStrings[problem] });
      return;
    }
    try {
      const onProgress = (progress: number) => change(id, { progress: Math.min(progress, 0.99) });
      const there = isAgain ? await find({ id: subscriptionId, photo }) : undefined;
      // The same picture may answer two questions: one that an answer has is not this one.
      const isOwn = there !== undefined && !arrived.current.includes(there);
      const address = isOwn ? there : await send({ id: subscriptionId, photo, onProgress, signal });
      if (signal.aborted) return;
      change(id, { address, progress: 1 });
      if (address !== undefined) answer([...arrived.current, address]);
      stopWaiting(id);
    } catch {
      change(id, { progress: undefined, error: MESSAGES.photoNotUploaded });
    }
  };

  /** One after the other: only their order says which address belongs to which photo. */
  const queue = useRef(Promise.resolve());
  /** By photo: one that is removed is not sent, and no part of the answer. */
  const stops = useRef(new Map<string, AbortController>());
  const enqueue = (id: string, file: File, isAgain = false) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { progress: 0, error: undefined });
    queue.current = queue.current.then(() => upload(id, file, isAgain, stop));
  };

  return {
    files: photos,
    add(files) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, progress: 0 }));
      setPhotos((all) => [...all, ...added]);
      changeWaiting(owner, (all) => [...all, ...added.map(({ id, file }) => ({ id, file }))]);
      for (const { id, file } of added) enqueue(id, file);
    },
    remove(id) {
      stops.current.get(id)?.abort();
      const address = photos.find((one) => one.id === id)?.address;
      setPhotos((all) => all.filter((one) => one.id !== id));
      stopWaiting(id);
      if (address !== undefined) answer(arrived.current.filter((one) => one !== address));
    },
    retry(id) {
      const photo = photos.find((one) => one.id === id);
      if (photo) enqueue(id, photo.file, true);
    },
  };
}
