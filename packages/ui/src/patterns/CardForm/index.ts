export { BillingFields, type BillingFieldsProps, type BillingFieldsStrings } from './BillingFields.tsx';
export { CardChoice, type CardChoiceProps, type CardChoiceStrings } from './CardChoice.tsx';
export { CardForm, type CardFormProps } from './CardForm.tsx';
export { CardOnFileForm, type CardOnFileFormProps } from './CardOnFileForm.tsx';
export type { CardFormError } from './PayForm.tsx';
export type { ProviderSlot } from './ProviderField.tsx';
export type { CardFormStrings } from './strings.ts';
export { WalletOption, type WalletOptionProps, type WalletOptionStrings } from './WalletOption.tsx';
