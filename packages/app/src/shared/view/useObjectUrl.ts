import { atom, useAtomValue } from 'jotai';
import { objectUrlAtom } from '../service/files.ts';

const noUrlAtom = atom(undefined);

/** Object URL of a picture, revoked on unmount (privacy rules, 10). */
export const useObjectUrl = (picture: Blob | undefined): string | undefined =>
  useAtomValue(picture === undefined ? noUrlAtom : objectUrlAtom(picture));
