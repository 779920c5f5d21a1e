export { testMethod } from './card/stripeMock/testCards.ts';
export { addressClientAtom, servedStatesAtom } from './data/address.ts';
export { cardKeyAtom, cardProviderAtom, fetchCardKey, fetchConfiguredKey } from './data/holdCharge.ts';
export {
  addressLine,
  addressVerdict,
  suggested,
  written,
  type WrittenAddress,
} from './rules/addressCheck.ts';
export { cardMessage } from './rules/cardMessage.ts';
export { isHeld } from './rules/paymentOutcome.ts';
