import { isRecord, type OperationId, type User } from '@patient/api';
import { mutation, type MutationOptions } from '../service/mutation.ts';
import { invalidate } from '../service/cache.ts';
import { fetchUser } from './user.ts';

/** Key of the account in the cache. */
export const ACCOUNT = ['me'];

/**
 * Whether a stored record has all values of a request; other fields are ignored. An empty text equals a missing one.
 */
export function isSaved(requested: unknown, stored: unknown): boolean {
  if (!isRecord(requested)) return (requested ?? '') === (stored ?? '');
  const fields = isRecord(stored) ? stored : {};
  return Object.entries(requested).every(([name, value]) => isSaved(value, fields[name]));
}

/** Declaration of a mutation of the account. */
export interface AccountMutation<Request> extends Pick<MutationOptions<Request, unknown>, 'send' | 'scope'> {
  /** Part of the account and its expected value once the request is saved, to check after a lost response. */
  readonly saved?: (request: Request) => {
    readonly expected: object;
    readonly part: (account: User) => object | undefined;
  };
}

/**
 * Declares a mutation of the account. The account is refetched after a failure too: the change may have been saved although
 * its response was lost, and medicine would ship to another address than the page shows.
 */
export const accountMutation = <Request>(
  operation: OperationId,
  { saved, scope = 'account', ...options }: AccountMutation<Request>,
) =>
  mutation<Request>(operation, {
    ...options,
    scope,
    readBack: async (client, request, { environment }) => {
      if (saved === undefined) return undefined;
      const { expected, part } = saved(request);
      const account = await fetchUser(client, environment);
      return isSaved(expected, part(account)) ? account : undefined;
    },
    onSuccess: ({ cache }) => invalidate(cache, [ACCOUNT]),
    refetchOnError: () => [ACCOUNT],
  });
