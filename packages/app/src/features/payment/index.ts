export { addressClientAtom, saveShipping, servedStatesAtom } from './data/address.ts';
export { cardKeyAtom, cardProviderAtom, fetchConfiguredKey, holdCharge } from './data/holdCharge.ts';
export { parseAddress } from './data/drafts.ts';
export { CheckedAddressForm, NewCardForm } from './lazyForms.tsx';
export type { NewCard } from './NewCardForm.tsx';
export { cardMessage } from './views/cardMessage.ts';
