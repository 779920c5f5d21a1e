import { atom } from 'jotai';
import { sessionScopedAtom } from '../../../shared/session/index.ts';

/** Number of messages and read marks that the live connection or this page brought. */
export const versionAtom = sessionScopedAtom(0);

/** Notes that something happened, so that a read under way is repeated. */
export const bumpAtom = atom(null, (get, set) => set(versionAtom, get(versionAtom) + 1));
