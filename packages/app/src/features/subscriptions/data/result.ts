import { atom } from 'jotai';
import { family } from '#shared/service/atomFamily.ts';

/** Message about what another page changed, for the subscription's own page; undefined once it was shown. */
export const resultAtom = family((_id: string) => atom<string | undefined>(undefined));
