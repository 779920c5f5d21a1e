import { atom } from 'jotai';
import { unwrapOne, type User } from '@patient/api';
import { environmentAtom } from '../environment.ts';
import { quietClientAtom } from '../service/client.ts';
import { isSaved } from './isSaved.ts';

/** What was to be saved, and where an account has it. */
export interface AskedOfAccount {
  readonly asked: object;
  readonly part: (account: User) => object | undefined;
}

/** Reads the account quietly. Returns whether it has what was asked for; rejects where it can't be read. */
export const isSavedAtom = atom(
  null,
  async (get, _set, { asked, part }: AskedOfAccount): Promise<boolean> => {
    const { session } = get(environmentAtom);
    const params = { query: { winback: session.recall('winbackUser') ?? false } };
    return isSaved(asked, part(await unwrapOne(get(quietClientAtom).GET('/me', { params }))));
  },
);
