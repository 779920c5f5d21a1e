export { AddressForm, type AddressFormProps } from './AddressForm.tsx';
export type {
  Address,
  AddressFormStrings,
  AddressPart,
  AddressVerification,
  VerificationStrings,
} from './strings.ts';
