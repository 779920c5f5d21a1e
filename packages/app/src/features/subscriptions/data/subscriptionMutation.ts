import { unwrapOne, type OperationId, type Subscription } from '@patient/api';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation, type MutationContext, type MutationOptions } from '#shared/service/mutation.ts';

/** Declaration of a mutation of one subscription. */
export interface SubscriptionMutation<Request> extends Pick<MutationOptions<Request, Subscription>, 'send'> {
  /** Whether the subscription has the change, where a response was lost. */
  readonly isMade: (after: Subscription, request: Request) => boolean;
  readonly onSuccess?: (context: MutationContext) => void;
}

/** Declares a mutation of one subscription; its result replaces the subscription in the cache. */
export const subscriptionMutation = <Request extends { readonly id: string }>(
  operation: OperationId,
  { send, isMade, onSuccess }: SubscriptionMutation<Request>,
) =>
  mutation<Request, Subscription>(operation, {
    send,
    readBack: async (client, request) => {
      const params = { path: { id: request.id } };
      const after = await unwrapOne(client.GET('/api/subscription/{id}', { params }));
      return isMade(after, request) ? after : undefined;
    },
    onSuccess: async (context, changed, { id }) => {
      onSuccess?.(context);
      await keepSubscription(context.cache, changed);
      const [, ...others] = subscriptionKeys.allOf(id);
      await invalidate(context.cache, [...others, subscriptionKeys.orders]);
    },
    refetchOnError: ({ id }) => [subscriptionKeys.list, ...subscriptionKeys.allOf(id)],
  });
