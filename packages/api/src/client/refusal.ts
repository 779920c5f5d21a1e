import { cutText, MAX_MESSAGE_LENGTH } from './cutText.ts';
import { isRecord } from './isRecord.ts';
import type { ErrorMetadata } from './apiError.ts';
import { readValidatorMessage } from './validatorMessage.ts';

/** Longest wait that a `Retry-After` can impose, ms. A timer of more than 24 days would fire at once. */
const LONGEST_WAIT = 86_400_000;

/** Statuses whose `Retry-After` counts: too many requests, and not available. */
const WAITING_STATUSES: readonly number[] = [429, 503];

/** Statuses of a request that the service's validator rejects. */
const INVALID_STATUSES: readonly number[] = [400, 422];

/** Why the service refused a request. */
export interface Refusal {
  /** The service's message if it is for patients, or one of ours for its status. */
  readonly message: string;
  readonly metadata?: ErrorMetadata | undefined;
  /** Field of the request that the service's validator rejected. */
  readonly field?: string | undefined;
  /** Time of the next attempt that the service accepts, ms since 1970. */
  readonly retryAt?: number | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The page of a proxy, which may be the message of a gateway's JSON. */
const isPage = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|center|h1)\b/i.test(text);

/** Milliseconds to wait. A date is compared with that of the response, because the device's clock may be wrong. */
function waitOf(retryAfter: string, date: string | null, now: number): number {
  const value = retryAfter.trim();
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const sent = Date.parse(date ?? '');
  return Date.parse(value) - (Number.isNaN(sent) ? now : sent);
}

function retryTime(status: number, headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after');
  if (retryAfter === null || !WAITING_STATUSES.includes(status)) return undefined;
  const wait = waitOf(retryAfter, headers.get('date'), now);
  return wait > 0 ? now + Math.min(wait, LONGEST_WAIT) : undefined;
}

/** Message for an error response without one. */
function defaultMessage(status: number, hasTime: boolean): string {
  if (status === 413)
    return 'This is too large for our service. Choose another file, or a smaller copy of it.';
  if (status === 429)
    return `We're getting too many requests at the moment.${hasTime ? '' : ' Wait a few minutes, then try again.'}`;
  if (status >= 500)
    return `Our service has a problem at the moment.${hasTime ? '' : ' Please try again in a few minutes.'}`;
  return 'Our service could not do this. Please try again, or contact us for help.';
}

/**
 * Returns why an error response refused the request.
 * @param now milliseconds since 1970
 */
export function refusalOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  bodyText: string,
  now: number,
): Refusal {
  const json = parsed(bodyText);
  const { message, metadata } = isRecord(json) ? json : {};
  const sent = typeof message === 'string' && !isPage(message) ? message : '';
  const invalid = INVALID_STATUSES.includes(status) ? readValidatorMessage(sent) : undefined;
  const retryAt = retryTime(status, headers, now);
  const isForPatients = sent !== '' && invalid === undefined;
  return {
    message: isForPatients
      ? cutText(sent, MAX_MESSAGE_LENGTH)
      : defaultMessage(status, retryAt !== undefined),
    ...(isRecord(metadata) && { metadata }),
    ...(invalid && { field: invalid.field }),
    ...(retryAt !== undefined && { retryAt }),
  };
}
