import { keptTexts } from '../../../shared/outbox/readTexts.ts';
import { keptDraft } from '../../../shared/outbox/draftAtom.ts';

const parts = ['address', 'secondAddress', 'city', 'state', 'zipCode'] as const;

/** Unsaved address, keyed by patient. */
export const addressDraftAtom = keptDraft('address', (kept) => {
  const texts = keptTexts(kept, parts);
  if (texts === undefined) return undefined;
  const { address = '', secondAddress = '', city = '', state = '', zipCode = '' } = texts;
  return { address, secondAddress, city, state, zipCode };
});
