import { atom } from 'jotai';
import type { WrittenAddress } from '../../domain/registration/addressCheck.ts';

/** An address that is written and not kept yet, and whose it is: it stays in memory, and outlives a look at another step. */
export const addressDraftAtom = atom<
  { readonly patientId: string; readonly address: WrittenAddress } | undefined
>(undefined);
