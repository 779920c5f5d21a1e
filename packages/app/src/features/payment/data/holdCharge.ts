import { atom } from 'jotai';
import { ApiError, unwrap, unwrapOne, type ApiClient, type PostalAddress } from '@patient/api';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { environmentAtom } from '#shared/environment.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { query } from '#shared/service/query.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { cardKeyOf } from '../rules/cardKey.ts';

/** @throws ApiError for a text that is no key: the next try asks the service again. */
function configuredKey(value: unknown, operation: string): string | undefined {
  const read = cardKeyOf(value);
  if (read.kind === 'odd') {
    const message = "We couldn't set up card payments. Please try again in a few minutes.";
    throw new ApiError({ kind: 'malformed', message, operation });
  }
  return read.kind === 'key' ? read.key : undefined;
}

/** The card provider's public key from the configuration; undefined where there is none (GET /get-config). */
export async function fetchConfiguredKey(
  client: ApiClient,
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  const params = { query: { config: 'STRIPE_PUBLISHABLE_KEY' } };
  const { value } = await unwrapOne(client.GET('/get-config', { params, signal }));
  return configuredKey(value, 'GET /get-config');
}

/** The card provider's key for the patient (GET /api/payment-form, then /get-config); undefined for the mock. */
async function fetchCardKey(
  client: ApiClient,
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  const { publishableKey } = await unwrapOne(client.GET('/api/payment-form', { signal }));
  return configuredKey(publishableKey, 'GET /api/payment-form') ?? fetchConfiguredKey(client, signal);
}

/** The card provider's public key; undefined where none is configured. */
export const cardKeyAtom = query(
  'getPaymentForm',
  async ({ client, signal }) => ({ key: await fetchCardKey(client, signal) }),
  () => ({ staleTime: Infinity }),
)();

/** Data only, for a query that depends on it (see `patientAtom`). */
const knownKeyAtom = atom((get) => get(cardKeyAtom).data);

/** Input of holding the first charge. */
export interface HoldRequest {
  readonly id: string;
  /** The provider's token of the card. @default the card on file */
  readonly paymentToken: string | undefined;
  /** Same for every attempt of one payment, so that only one charge is held. */
  readonly idempotencyKey: string;
  /** @default the delivery address */
  readonly billing?: PostalAddress | undefined;
}

/** Result, by the provider's names. */
export interface HeldCharge {
  readonly paymentIntentStatus: string;
  /** For the provider's check of the card holder. */
  readonly clientSecret?: string;
}

/** Queries that a held charge changes; a failed call can still have held it. */
const heldQueries = ({ id }: HoldRequest) => [ACCOUNT, subscriptionKeys.list, ...subscriptionKeys.allOf(id)];

/** Holds the first charge; it is captured after a doctor approves. A response alone is no success (`holdOutcome`). */
export const holdCharge = (
  client: ApiClient,
  { id, paymentToken, idempotencyKey, billing }: HoldRequest,
): Promise<HeldCharge> =>
  unwrapOne(
    client.POST('/api/v2/subscription/hold-charge/{id}', {
      params: { path: { id } },
      body: {
        idempotencyKey,
        ...(paymentToken !== undefined && {
          paymentToken,
          payment: { sameAsShipping: billing === undefined, ...(billing && { billing }) },
        }),
      },
    }),
  );

/** Mutation of {@link holdCharge}. */
export const holdChargeAtom = mutation<HoldRequest, HeldCharge>('holdCharge', {
  send: holdCharge,
  onSuccess: ({ cache }, _held, request) => invalidate(cache, heldQueries(request)),
  refetchOnError: heldQueries,
});

/** Status of a payment attempt. */
export interface PaymentAttempt {
  readonly status: 'started' | 'succeeded' | 'failed';
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Logs a payment attempt; resolves to whether it was logged. A failed log must not stop a payment. */
export const logAttemptAtom = atom(null, (get, _set, id: string, attempt: PaymentAttempt) => {
  const { status, code, message } = attempt;
  const call = get(clientAtom).POST('/api/subscription/log-payment-attempt/{id}', {
    params: { path: { id } },
    body: { status, ...(code && { code }), ...(message && { message }) },
  });
  return unwrap(call).then(
    () => true,
    () => false,
  );
});

const loadCardCode = loadCode(() => import('../card/loadCards.ts'));

/**
 * Runs the bank's check of the card on file (3-D Secure), which few payments need: the provider is loaded for it.
 * @throws the provider's error
 */
export const confirmCardOnFileAtom = atom(null, async (get, _set, clientSecret: string): Promise<void> => {
  const key = await fetchCardKey(get(clientAtom));
  const { loadCards } = await loadCardCode();
  const provider = await loadCards(key, get(environmentAtom));
  const { error } = await provider.confirmCardPayment(clientSecret);
  if (error) throw error;
});

/** Card provider, loaded with its fields and cleared with the cache at the end of a session. */
export const cardProviderAtom = queryAtom((get) => {
  const environment = get(environmentAtom);
  const known = get(knownKeyAtom);
  return {
    queryKey: ['cardProvider', known?.key],
    enabled: known !== undefined,
    staleTime: Infinity,
    // Structural sharing would traverse the provider's object.
    structuralSharing: false,
    queryFn: async () => {
      const { loadCards } = await loadCardCode();
      return loadCards(known?.key, environment);
    },
  };
});
