export { testMethod } from './card/stripeMock/testCards.ts';
export { CheckedAddressForm } from './CheckedAddressForm.tsx';
export { addressClientAtom, servedStatesAtom } from './data/address.ts';
export { cardKeyAtom, cardProviderAtom, fetchCardKey, fetchConfiguredKey } from './data/holdCharge.ts';
export { NewCardForm, type NewCard } from './NewCardForm.tsx';
export { addressVerdict, suggested, written, type WrittenAddress } from './rules/addressCheck.ts';
export { couponProblemOf } from './rules/couponProblem.ts';
export { cardMessage } from './rules/cardMessage.ts';
export { isHeld } from './rules/paymentOutcome.ts';
