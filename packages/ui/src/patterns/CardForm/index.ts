export { CardForm, type CardFormError, type CardFormProps } from './CardForm.tsx';
export type { ProviderSlot } from './ProviderField.tsx';
export type { CardFormStrings } from './strings.ts';
