import { atom } from 'jotai';
import {
  unwrapOne,
  type ApiClient,
  type Coupon,
  type OperationId,
  type Subscription,
  type VisitAnswer,
} from '@patient/api';
import {
  type planSelection,
  wasApplied,
  type Requested,
  type SubscriptionChange,
  winbackSubscription,
} from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import type { Me } from '#shared/patient/me.ts';
import { cacheSubscription, subscriptionKeys } from '#shared/subscriptions.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom, invalidate } from '#shared/service/cache.ts';
import { mutation, type MutationContext } from '#shared/service/mutation.ts';
import { winbackCouponsAtom } from './winback.ts';

/** Request to change a subscription. */
interface ChangeRequest extends Requested {
  readonly id: string;
}

const paramsOf = ({ id }: ChangeRequest) => ({ path: { id } });

/** Declares a change of a subscription. The response replaces the subscription in the cache. */
const subscriptionMutation = <Request extends ChangeRequest>(
  change: Parameters<typeof wasApplied>[0],
  operation: OperationId,
  send: (client: ApiClient, request: Request, context: MutationContext) => Promise<Subscription>,
  onSuccess?: (context: MutationContext) => void,
) =>
  mutation<Request, Subscription>(operation, {
    send,
    readBack: async (client, request) => {
      const after = await unwrapOne(client.GET('/api/subscription/{id}', { params: paramsOf(request) }));
      return wasApplied(change, after, request) ? after : undefined;
    },
    onSuccess: async (context, changed, { id }) => {
      onSuccess?.(context);
      cacheSubscription(context.cache, changed);
      // It may have been billed.
      const [, ...others] = subscriptionKeys.allOf(id);
      await invalidate(context.cache, [...others, subscriptionKeys.orders]);
    },
    refetchOnError: ({ id }) => [subscriptionKeys.list, ...subscriptionKeys.allOf(id)],
  });

/** Change confirmed by the patient. */
interface ConfirmedChange {
  readonly id: string;
  /** Billing periods to pause or skip. */
  readonly periods: number;
}

const skip = (change: 'skip' | 'undoSkip') =>
  subscriptionMutation<ConfirmedChange>(change, 'skipSubscription', (client, request) =>
    unwrapOne(
      client.PUT('/api/subscription/skip/{id}', {
        params: paramsOf(request),
        body: { skipPeriods: request.periods },
      }),
    ),
  );

/** Mutations of the changes that a patient confirms. */
export const changeAtoms: Readonly<
  Record<SubscriptionChange, ReturnType<typeof subscriptionMutation<ConfirmedChange>>>
> = {
  pause: subscriptionMutation('pause', 'pauseSubscription', (client, request) =>
    unwrapOne(
      client.PATCH('/api/subscription/pause/{id}', {
        params: paramsOf(request),
        body: { periods: request.periods },
      }),
    ),
  ),
  resume: subscriptionMutation('resume', 'resumeSubscription', (client, request) =>
    unwrapOne(client.PATCH('/api/subscription/resume/{id}', { params: paramsOf(request) })),
  ),
  skip: skip('skip'),
  undoSkip: skip('undoSkip'),
  cancel: subscriptionMutation('cancel', 'cancelSubscription', (client, request) =>
    unwrapOne(client.PATCH('/api/subscription/cancel/{id}', { params: paramsOf(request) })),
  ),
  reactivate: subscriptionMutation(
    'reactivate',
    'reactivateSubscription',
    (client, request, { environment }) => {
      // The service checks whether the offer still applies.
      const query = { winback: environment.session.recall('winbackUser') === true, fromPopup: true };
      const params = { ...paramsOf(request), query };
      return unwrapOne(client.PATCH('/api/subscription/reactivate/{id}', { params }));
    },
    ({ cache, environment }) => {
      // An offer can be used once; the account no longer has it.
      environment.session.store('winbackUser', undefined);
      void invalidate(cache, [ACCOUNT, winbackCouponsAtom.key()]);
    },
  ),
  withdrawChange: subscriptionMutation('withdrawChange', 'removeModifyRequest', (client, request) =>
    unwrapOne(client.PATCH('/api/subscription/remove-modify/{id}', { params: paramsOf(request) })),
  ),
};

type PlanSelection = ReturnType<typeof planSelection>;

/** Requests another medicine, dose, use or delivery; a doctor decides. */
export const changeDoseAtom = subscriptionMutation<{
  readonly id: string;
  readonly plan: NonNullable<PlanSelection>;
}>('changeDose', 'changeDose', (client, request) =>
  unwrapOne(
    client.POST('/api/subscription/change-dose/{id}', { params: paramsOf(request), body: request.plan }),
  ),
);

/** Answers to submit. */
interface SubmittedAnswers {
  readonly id: string;
  readonly questionnaire: readonly VisitAnswer[];
}

/** Requests a renewal of the prescription, with the same or another plan; a doctor decides. */
export const renewAtom = subscriptionMutation<SubmittedAnswers & { readonly plan: PlanSelection }>(
  'renew',
  'renewSubscription',
  (client, request) => {
    const body = { questionnaire: [...request.questionnaire], ...(request.plan && { plan: request.plan }) };
    return unwrapOne(client.POST('/api/subscription/renewal/{id}', { params: paramsOf(request), body }));
  },
);

/** Submits the answers to a doctor's follow-up. */
export const submitFollowupAtom = subscriptionMutation<SubmittedAnswers>(
  'followUp',
  'submitFollowup',
  (client, request) =>
    unwrapOne(
      client.POST('/api/v2/subscription/submit-followup/{id}', {
        params: paramsOf(request),
        body: { questionnaire: [...request.questionnaire] },
      }),
    ),
);

/**
 * Refetches a subscription before a change is sent, and the win-back offer if one was shown (docs/decisions/0043).
 * @throws ApiError
 */
export const refetchSubscriptionAtom = atom(
  null,
  async (get, _set, shown: Subscription, hasOffer: boolean) => {
    const cache = get(cacheAtom);
    const { now } = get(environmentAtom);
    const one = subscriptionKeys.one(shown._id);
    const coupons = winbackCouponsAtom.key(shown.productType);
    const keys = hasOffer ? [one, ACCOUNT, coupons] : [one];
    await Promise.all(keys.map((queryKey) => cache.refetchQueries({ queryKey }, { throwOnError: true })));
    const subscription = cache.getQueryData<Subscription>(one) ?? shown;
    cacheSubscription(cache, subscription);
    const isOffered =
      hasOffer &&
      cache.getQueryData<Me>(ACCOUNT)?.showReactivatePopup === true &&
      winbackSubscription([subscription], now()) !== undefined;
    return { subscription, coupon: isOffered ? cache.getQueryData<Coupon[]>(coupons)?.[0] : undefined };
  },
);

/** Message about a change that another page sent, shown on the subscription's page; undefined after it was shown. */
export const resultAtom = family((_id: string) => atom<string | undefined>(undefined));
