export { CheckedAddressForm } from './CheckedAddressForm.tsx';
export { addressClientAtom, saveShipping, servedStatesAtom } from './data/address.ts';
export { cardKeyAtom, cardProviderAtom, fetchConfiguredKey, holdCharge } from './data/holdCharge.ts';
export { parseAddress } from './data/drafts.ts';
export { LazyAddressForm, LazyNewCardForm } from './lazyForms.tsx';
export type { NewCard } from './NewCardForm.tsx';
export {
  addressOfSuggestion,
  addressVerdict,
  toAddressInput,
  unsavedDraft,
  type AddressInput,
} from './rules/addressCheck.ts';
export { cardMessage } from './rules/cardMessage.ts';
export { isHeld } from './rules/paymentOutcome.ts';
