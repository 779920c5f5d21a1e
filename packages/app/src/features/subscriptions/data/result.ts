import { atom } from 'jotai';
import { family } from '#shared/service/atomFamily.ts';
import { sessionScopedAtom } from '#shared/session/index.ts';

const kept = family((_id: string) => sessionScopedAtom<string | undefined>(undefined));

/** Message about what another page changed, for the subscription's own page. */
export const resultAtom = kept;

/** Takes the message, so that it is shown once. */
export const takeResultAtom = family((id: string) => atom(null, (_get, set) => set(kept(id), undefined)));
