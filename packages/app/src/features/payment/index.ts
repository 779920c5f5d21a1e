export { CheckedAddressForm } from './CheckedAddressForm.tsx';
export { addressClientAtom, saveShipping, servedStatesAtom } from './data/address.ts';
export { cardKeyAtom, cardProviderAtom, fetchConfiguredKey, holdCharge } from './data/holdCharge.ts';
export { parseAddress } from './data/drafts.ts';
export { LazyAddressForm, LazyNewCardForm } from './lazyForms.tsx';
export type { NewCard } from './NewCardForm.tsx';
export { unsavedDraft } from './views/addressCheck.ts';
export { cardMessage } from './views/cardMessage.ts';
