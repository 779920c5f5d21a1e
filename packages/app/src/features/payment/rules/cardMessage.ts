import { isRecord } from '@patient/api';
import { MESSAGES } from '#shared/messages.ts';

const textIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return isRecord(value) ? textIn(value['message']) : undefined;
};

/**
 * Message for a card that could not be tokenized: the first message text there is, else 'Oops... Try again later'
 * (specification section 5). A provider reports one failure or a list of them.
 */
export function cardMessage(failure: unknown): string {
  // A lost connection, in the words of an engine.
  if (failure instanceof TypeError) return MESSAGES.cardRefused;
  const list = isRecord(failure) ? failure['errors'] : failure;
  const messages = Array.isArray(list) ? list.map(textIn) : [];
  return messages.find((message) => message !== undefined) ?? textIn(failure) ?? MESSAGES.cardRefused;
}
