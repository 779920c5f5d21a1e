import { atom } from 'jotai';
import { family } from '#shared/service/atomFamily.ts';

/** Number of messages and read marks that the live connection or this page brought. */
export const versionAtom = atom(0);

/** Notes that something happened, so that a read under way is repeated. */
export const bumpAtom = atom(null, (get, set) => set(versionAtom, get(versionAtom) + 1));

/** Number of messages of a chat that arrived. */
export const arrivalsAtom = family((_chatId: string) => atom(0));
