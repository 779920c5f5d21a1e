import { isRecord } from '@patient/api';
import { keptDraft } from '#shared/outbox/draftAtom.ts';
import { written, type WrittenAddress } from '../rules/addressCheck.ts';
import { keptAddress } from './keptAddress.ts';

/** What is typed beside the provider's fields. */
export interface CardDraft {
  /** Name on the card. */
  readonly name: string;
  readonly isBillingSame: boolean;
  readonly billing: WrittenAddress;
}

/** Unsent details of a card, never its number, keyed by what it is for: a subscription or a patient. */
export const cardDraftAtom = keptDraft('card', (kept): CardDraft | undefined => {
  if (!isRecord(kept) || typeof kept['name'] !== 'string') return undefined;
  const { name, isBillingSame, billing } = kept;
  return {
    name,
    isBillingSame: isBillingSame !== false,
    billing: keptAddress(billing) ?? written(undefined),
  };
});
