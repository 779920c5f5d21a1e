import { MESSAGES } from '../../../shared/messages.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return isRecord(value) ? textIn(value['message']) : undefined;
};

/**
 * What is said of a card that could not be turned into a token: the first message text there is, else 'Oops... Try
 * again later' (specification section 5). A provider tells one failure or a list of them.
 */
export function cardMessage(failure: unknown): string {
  const list = Array.isArray(failure) || !isRecord(failure) ? failure : failure['errors'];
  const messages = Array.isArray(list) ? list.map(textIn) : [];
  return messages.find((message) => message !== undefined) ?? textIn(failure) ?? MESSAGES.cardRefused;
}
