import { isRecord } from '@patient/api';
import { MESSAGES } from '#shared/messages.ts';

const textIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return isRecord(value) ? textIn(value['message']) : undefined;
};

/**
 * First message of the provider's error or list of errors; by default 'Oops... Try again later' (specification section 5).
 */
export function cardMessage(failure: unknown): string {
  // A network error, whose message is the browser's.
  if (failure instanceof TypeError) return MESSAGES.cardRefused;
  const list = isRecord(failure) ? failure['errors'] : failure;
  const messages = Array.isArray(list) ? list.map(textIn) : [];
  return messages.find((message) => message !== undefined) ?? textIn(failure) ?? MESSAGES.cardRefused;
}
