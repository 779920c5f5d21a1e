export { Form, type FormProps, type FormStrings } from './Form.tsx';
export type { FormError } from './formErrors.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
