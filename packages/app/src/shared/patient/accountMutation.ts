import { atomWithMutation } from 'jotai-tanstack-query';
import type { ApiClient } from '@patient/api';
import { storeAtom } from '../environment.ts';
import { loadCode } from '../lazy/loadCode.ts';
import { cacheAtom, cacheOf } from '../service/cache.ts';
import { clientAtom } from '../service/client.ts';
import { isUnanswered } from '../service/isUnanswered.ts';
import type { AskedOfAccount } from './readAccount.ts';

/** Call of a mutation of the account. */
export interface AccountCall<Request> {
  readonly send: (client: ApiClient, request: Request) => Promise<unknown>;
  /** Where the account shows what was to be saved, in case no answer tells. @default it can't be seen */
  readonly where?: (request: Request) => AskedOfAccount;
  /** Changes of one scope are sent one after the other: the service must not get an older one after a newer. @default 'account' */
  readonly scope?: string;
}

/** Few answers are lost. */
const loadReading = loadCode(async () => (await import('./readAccount.ts')).isSavedAtom);

/**
 * Mutation of the account, which is read again however it ends: its answer can be lost after the change was saved, and a
 * page that still said the old address would have medicine go elsewhere than it says.
 */
export const accountMutation = <Request>(
  mutationKey: readonly string[],
  { send, where, scope = 'account' }: AccountCall<Request>,
) =>
  atomWithMutation<unknown, Request, Error>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    const store = get(storeAtom);
    const isThere = async (request: Request): Promise<boolean> => {
      if (store === undefined || where === undefined) return false;
      return store.set(await loadReading(), where(request));
    };
    return {
      mutationKey,
      scope: { id: scope },
      mutationFn: (request) =>
        send(client, request).catch(async (error: unknown) => {
          if (!isUnanswered(error) || !(await isThere(request).catch(() => false))) throw error;
        }),
      onSettled: () => cache.invalidateQueries({ queryKey: ['me'] }),
    };
  }, cacheOf);
