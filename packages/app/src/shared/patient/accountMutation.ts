import { isRecord, unwrapOne, type OperationId, type User } from '@patient/api';
import { mutation, type MutationOptions } from '../service/mutation.ts';
import { invalidate } from '../service/cache.ts';

/** Key of the account in the cache. */
export const ACCOUNT = ['me'];

/**
 * Whether a record of the service has everything that was to be saved, as far as it was to be: its other fields don't count.
 * An empty text is the same as none.
 */
export function isSaved(asked: unknown, stored: unknown): boolean {
  if (!isRecord(asked)) return (asked ?? '') === (stored ?? '');
  const fields = isRecord(stored) ? stored : {};
  return Object.entries(asked).every(([name, value]) => isSaved(value, fields[name]));
}

/** Declaration of a mutation of the account. */
export interface AccountMutation<Request> extends Pick<
  MutationOptions<Request, unknown>,
  'send' | 'scope' | 'showsDone'
> {
  /** What the account has once the request is saved, to find out where a response was lost. */
  readonly saved?: (request: Request) => {
    readonly expected: object;
    readonly part: (account: User) => object | undefined;
  };
}

/**
 * Declares a mutation of the account, which is read again however it ends: the change may have been saved although its
 * response was lost, and medicine would go to another address than the page says.
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
      const params = { query: { winback: environment.session.recall('winbackUser') ?? false } };
      const account = await unwrapOne(client.GET('/me', { params }));
      return isSaved(expected, part(account)) ? account : undefined;
    },
    onSuccess: ({ cache }) => invalidate(cache, [ACCOUNT]),
    refetchOnError: () => [ACCOUNT],
  });
