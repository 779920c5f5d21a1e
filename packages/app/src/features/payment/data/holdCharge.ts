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
import { subscriptionKeys } from '#shared/subscriptions.ts';
import { confirmWith } from '../card/confirmWith.ts';
import { cardKeyOf } from '@patient/api/model';

/** @throws ApiError for an invalid key, so that a retry fetches it again. */
function configuredKey(value: unknown, operation: string): string | undefined {
  const parsed = cardKeyOf(value);
  if (parsed.kind === 'invalid') {
    const message = "We couldn't set up card payments. Please try again in a few minutes.";
    throw new ApiError({ kind: 'malformed', message, operation });
  }
  return parsed.kind === 'key' ? parsed.key : undefined;
}

/** Public key of the card provider from GET /get-config; undefined if none is configured. */
export async function fetchConfiguredKey(
  client: ApiClient,
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  const params = { query: { config: 'STRIPE_PUBLISHABLE_KEY' } };
  const { value } = await unwrapOne(client.GET('/get-config', { params, signal }));
  return configuredKey(value, 'GET /get-config');
}

/** Public key of the card provider from GET /api/payment-form or else /get-config; undefined to use the mock. */
async function fetchCardKey(
  client: ApiClient,
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  const { publishableKey } = await unwrapOne(client.GET('/api/payment-form', { signal }));
  return configuredKey(publishableKey, 'GET /api/payment-form') ?? fetchConfiguredKey(client, signal);
}

/** Public key of the card provider; undefined if none is configured. */
export const cardKeyAtom = query(
  'getPaymentForm',
  async ({ client, signal }) => ({ key: await fetchCardKey(client, signal) }),
  () => ({ staleTime: Infinity }),
)();

/** Only the data of `cardKeyAtom`, so that dependent queries don't update with its other fields (see `patientAtom`). */
const knownKeyAtom = atom((get) => get(cardKeyAtom).data);

/** Input of {@link holdCharge}. */
export interface HoldRequest {
  readonly id: string;
  /** Token of the card from the provider. @default the card on file */
  readonly paymentToken: string | undefined;
  /** Same for all attempts of one payment, so that only one charge is held. */
  readonly idempotencyKey: string;
  /** @default the delivery address */
  readonly billing?: PostalAddress | undefined;
}

/** Response to {@link holdCharge}, with the provider's names. */
export interface HeldCharge {
  readonly paymentIntentStatus: string;
  /** Starts the bank's authentication of the card holder. */
  readonly clientSecret?: string;
}

/** Queries to refetch after a hold, and after an error, because the hold may have succeeded. */
const heldQueries = ({ id }: HoldRequest) => [ACCOUNT, subscriptionKeys.list, ...subscriptionKeys.allOf(id)];

/**
 * Holds the first charge, which is captured after a doctor approves. A successful response doesn't mean that the charge is
 * held (see `holdOutcome`).
 */
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

/** Logs a payment attempt. Resolves to whether it was logged and never rejects, because that must not stop a payment. */
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
 * Runs the bank's authentication for the card on file (3-D Secure). Loads the provider first, because few payments need it.
 * @throws the provider's error
 */
export const confirmCardOnFileAtom = atom(null, async (get, _set, clientSecret: string): Promise<void> => {
  const key = await fetchCardKey(get(clientAtom));
  const { loadCards } = await loadCardCode();
  await confirmWith(await loadCards(key, get(environmentAtom)))(clientSecret);
});

/** Card provider, loaded when its fields are shown. */
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
