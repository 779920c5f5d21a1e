import { ApiError } from '../../client/apiError.ts';
import { isRecord } from '../../client/isRecord.ts';
import { namedCouponProblem } from './couponProblem.ts';
import { isOutcomeUnknown } from './outcome.ts';

/**
 * Requests of one payment, in order: the provider's token, the refetched price, the hold, and the bank's authentication of the
 * card holder.
 */
export type PaymentStage = 'tokenize' | 'price' | 'hold' | 'confirm';

/** Kind of failure of a payment. */
export type ProblemKind =
  | 'incomplete'
  | 'offline'
  | 'declined'
  | 'notPriced'
  | 'notConfirmed'
  | 'unknown'
  | 'coupon'
  | 'refused';

const ABOUT_CARD: ReadonlySet<ProblemKind> = new Set(['incomplete', 'declined', 'notConfirmed']);

/** The provider's error types about the connection or its service, not the card. */
const UNREACHABLE: ReadonlySet<unknown> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

function providerKind(failure: unknown, stage: PaymentStage): ProblemKind {
  const { type, code } = isRecord(failure) ? failure : {};
  const isUnreachable = failure instanceof TypeError || UNREACHABLE.has(type);
  if (stage === 'confirm') return isUnreachable ? 'unknown' : 'notConfirmed';
  if (isUnreachable) return 'offline';
  const isInvalidInput = type === 'validation_error' || /^(?:incomplete|invalid)_/.test(String(code));
  if (isInvalidInput) return 'incomplete';
  return type === 'card_error' ? 'declined' : 'refused';
}

/** Kind of failure of a payment's request. */
export function problemKind(failure: unknown, stage: PaymentStage): ProblemKind {
  if (stage === 'price') return 'notPriced';
  if (stage !== 'hold') return providerKind(failure, stage);
  if (isOutcomeUnknown(failure)) return 'unknown';
  if (namedCouponProblem(failure)) return 'coupon';
  return failure instanceof ApiError && failure.status === 402 ? 'declined' : 'refused';
}

/** Whether a failure is only about the card; false after an earlier attempt that may have succeeded. */
export const isAboutCard = (failure: unknown, stage: PaymentStage, hasUnknownAttempt: boolean): boolean =>
  !hasUnknownAttempt && ABOUT_CARD.has(problemKind(failure, stage));

/** Whether the next attempt must send the same key, because this one may have held the amount. */
export const mayBeHeld = (failure: unknown, stage: PaymentStage): boolean =>
  problemKind(failure, stage) === 'unknown';
