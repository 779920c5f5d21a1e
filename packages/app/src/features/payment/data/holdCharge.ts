import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery } from 'jotai-tanstack-query';
import { unwrap, unwrapOne, type ApiClient, type PostalAddress } from '@patient/api';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom, quietClientAtom } from '../../../shared/service/client.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';

/** The card provider's public key as the configuration has it; undefined where it has none (GET /get-config). */
export async function fetchConfiguredKey(
  client: ApiClient,
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  const params = { query: { config: 'STRIPE_PUBLISHABLE_KEY' } };
  const { value } = await unwrapOne(client.GET('/get-config', { params, signal }));
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The key that the signed-in patient pays with (GET /api/payment-form, then /get-config); undefined for the stand-in. */
export async function fetchCardKey(
  client: ApiClient,
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  const { publishableKey } = await unwrapOne(client.GET('/api/payment-form', { signal }));
  return publishableKey || fetchConfiguredKey(client, signal);
}

/** The card provider's public key; undefined where none is configured. */
export const cardKeyAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['cardKey'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => ({ key: await fetchCardKey(client, signal) }),
  };
}, cacheOf);

/** The key alone, for a query that builds on it (see `patientAtom`). */
const knownKeyAtom = atom((get) => get(cardKeyAtom).data);

/** What a first charge is held with. */
export interface HoldRequest {
  readonly id: string;
  /** The card as the provider's token. */
  readonly paymentToken: string;
  /** The same for every try of one payment, so that only one charge is held. */
  readonly idempotencyKey: string;
  /** Where the bill goes; without it, where the parcel goes. */
  readonly billing?: PostalAddress | undefined;
}

/** What came of it, as the provider spells it. */
export interface HeldCharge {
  readonly paymentIntentStatus: string;
  /** For the provider's own check of the card holder. */
  readonly clientSecret?: string;
}

/** Holds the first charge (POST hold-charge); nothing is taken before a doctor approves. */
export const holdChargeAtom = atomWithMutation<HeldCharge, HoldRequest, Error>((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['holdCharge'],
    mutationFn: ({ id, paymentToken, idempotencyKey, billing }) =>
      unwrapOne(
        client.POST('/api/v2/subscription/hold-charge/{id}', {
          params: { path: { id } },
          body: {
            paymentToken,
            idempotencyKey,
            payment: { sameAsShipping: billing === undefined, ...(billing && { billing }) },
          },
        }),
      ),
    // Whether it was held or not: what the service says now is the truth.
    onSettled: (_data, _error, { id }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: subscriptionKeys.one(id) }),
        cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
        cache.invalidateQueries({ queryKey: ['me'] }),
      ]),
  };
}, cacheOf);

/** How a try to pay went. */
export interface PaymentAttempt {
  readonly status: 'started' | 'succeeded' | 'failed';
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Notes a try to pay. It stays quiet, and nobody waits for it: a lost note must not stop a payment. */
export const logAttemptAtom = atom(
  null,
  (get, _set, id: string, { status, code, message }: PaymentAttempt) => {
    const call = get(quietClientAtom).POST('/api/subscription/log-payment-attempt/{id}', {
      params: { path: { id } },
      body: { status, ...(code && { code }), ...(message && { message }) },
    });
    return unwrap(call).then(
      () => true,
      () => false,
    );
  },
);

/** The card provider, loaded when its fields are shown. Emptied with the cache, as everything of a session. */
export const cardProviderAtom = atomWithQuery((get) => {
  const environment = get(environmentAtom);
  const known = get(knownKeyAtom);
  return {
    queryKey: ['cardProvider', known?.key],
    enabled: known !== undefined,
    staleTime: Infinity,
    // The provider's object is no data: it must not be looked into.
    structuralSharing: false,
    queryFn: async () => {
      const { loadCards } = await import('../card/loadCards.ts');
      return loadCards(known?.key, environment);
    },
  };
}, cacheOf);
