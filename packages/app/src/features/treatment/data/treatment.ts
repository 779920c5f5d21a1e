import { atom } from 'jotai';
import {
  readFields,
  unwrap,
  unwrapOne,
  type ApiClient,
  type ProductType,
  type Subscription,
} from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { startRegistration } from '#shared/patient/registrationStatus.ts';
import { cacheSubscription, subscriptionKeys } from '#shared/subscriptions.ts';
import { PRICES } from '#shared/pricing/index.ts';
import { family } from '#shared/service/atomFamily.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { query } from '#shared/service/query.ts';
import type { TreatmentChoice, planSelection } from '@patient/api/model';

/** Products of a treatment. */
export const productsAtom = query('listProducts', ({ client, signal }, productType: ProductType) =>
  unwrap(client.GET('/api/products', { params: { query: { productType } }, signal })),
);

/** Add-ons of a treatment. */
export const addonsAtom = query('listAddons', ({ client, signal }, appliesTo: ProductType) => {
  const filter = { limit: LIMITS.addonsLimit, action: 'registration', appliesTo, status: 'active' };
  return unwrap(client.GET('/api/addons', { params: { query: filter }, signal }));
});

/** IDs only, so that prices aren't refetched after each fetch of the products (see `patientAtom`). */
const productIdsAtom = family((productType: ProductType) =>
  atom((get) => (get(productsAtom(productType)).data ?? []).map(({ _id }) => _id).join(' ')),
);

const pricingQuery = query(
  [PRICES, 'listProductPricing'],
  async ({ client, signal }, subscriptionId: string, productIds: string) => {
    const lists = productIds.split(' ').map((productId) => {
      const params = { path: { productId }, query: { listAllProducts: false, subscriptionId } };
      return unwrap(client.GET('/api/products/{productId}/product-pricing', { params, signal }));
    });
    return (await Promise.all(lists)).flat();
  },
  (_get, [, productIds]) => ({ enabled: productIds !== '' }),
);

const pricingFamily = family((subscriptionId: string) =>
  family((productType: ProductType) =>
    atom((get) => get(pricingQuery(subscriptionId, get(productIdsAtom(productType))))),
  ),
);

/** Prices of a treatment's choices, with the subscription's coupons. */
export const pricingAtom = ({ _id, productType }: Pick<Subscription, '_id' | 'productType'>) =>
  pricingFamily(_id)(productType);

const CHOICES = {
  'productId?': 'id',
  'variationId?': 'id',
  'doseId?': 'id',
  'frequencyOfReception?': 'text',
  'packageType?': 'text',
  'frequencyOfDelivery?': "'monthly'|'quarterly'",
} as const;

/** Parses choices stored on the device; undefined if they are invalid. */
export const parseChoice = (stored: unknown): TreatmentChoice | undefined => readFields(CHOICES, stored);

/** Unsaved choices of a plan, keyed by subscription. */
export const planDraftAtom = storedDraft('plan', parseChoice);

/** Change of a plan; missing fields aren't changed. */
export interface PlanChange {
  readonly id: string;
  readonly plan?: ReturnType<typeof planSelection>;
  readonly addonIds?: readonly string[];
  readonly couponIds?: readonly string[];
}

/** Changes a plan during registration (PUT /api/subscription/{id}). */
export const changePlan = (
  client: ApiClient,
  { id, plan, addonIds, couponIds }: PlanChange,
): Promise<Subscription> =>
  unwrapOne(
    client.PUT('/api/subscription/{id}', {
      params: { path: { id } },
      body: {
        ...(plan && { plan }),
        ...(addonIds && { addonIds: [...addonIds] }),
        ...(couponIds && { couponIds: [...couponIds] }),
      },
    }),
  );

/** Mutation of {@link changePlan}; the response replaces the cached subscription. */
export const changePlanAtom = mutation<PlanChange, Subscription>('updateSubscription', {
  send: changePlan,
  // Runs in sequence, so that an older choice can't overwrite a newer one.
  scope: 'changePlan',
  async onSuccess({ cache }, changed) {
    cacheSubscription(cache, changed);
    await invalidate(cache, [[PRICES]]);
  },
  refetchOnError: ({ id }) => [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]],
});

/** Storage keys of an earlier treatment's price (specification section 4, "Creating a new treatment subscription"). */
const PRICING_KEYS = [
  'offerPrice',
  'originalPrice',
  'discountAmount',
  'couponDiscount',
  'appliedCouponCode',
] as const;

interface NewSubscription {
  readonly productType: ProductType;
  readonly patientId: string;
}

/**
 * Starts a further treatment: clears stored prices, creates the subscription, makes it current and sets the status to
 * register, so that /steps opens it. If the treatment has an unfinished registration, the service returns that.
 */
export const startSubscriptionAtom = mutation<NewSubscription, Subscription>('startNewSubscription', {
  send(client, { productType, patientId }, { environment }) {
    for (const key of PRICING_KEYS) environment.session.store(key, undefined);
    return unwrapOne(
      client.POST('/api/subscription/start-new', { body: { productType, patientId, couponIds: [] } }),
    );
  },
  async onSuccess({ cache, environment: { session, tab } }, started) {
    cacheSubscription(cache, started);
    // The account includes its subscriptions.
    void invalidate(cache, [ACCOUNT]);
    session.setProductTypes([...new Set([...session.read().productTypes, started.productType])]);
    tab.set('currentSubscription', started._id);
    startRegistration(session, cache);
  },
  refetchOnError: () => [subscriptionKeys.list],
});
