export { AddressForm, type AddressFormProps } from './AddressForm.tsx';
export type {
  Address,
  AddressFormStrings,
  AddressPart,
  AddressVerification,
  VerificationWords,
} from './strings.ts';
