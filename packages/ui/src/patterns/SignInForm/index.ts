export { SignInForm, type SignInFormProps, type SignInFormStrings, type SignInInput } from './SignInForm.tsx';
