export { Form, type FormProps, type FormStrings } from './Form.tsx';
export type { FormError } from './formErrors.ts';
