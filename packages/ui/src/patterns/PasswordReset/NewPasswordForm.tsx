import { Form, SubmitButton, type FormError } from '../../components/Form/index.ts';
import { NewPasswordField } from '../PasswordRules/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { defaultStrings, type PasswordResetStrings } from './strings.tsx';

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** Email of the account, for password managers. */
  email?: string | undefined;
  /** Controlled password. */
  password: string;
  /** Called when the password changes. */
  onPasswordChange: (password: string) => void;
  /** Called when the patient submits the form; check the rules. */
  onSubmit: () => unknown;
  /** Errors of the field `password`, or of the form. */
  errors: readonly FormError[];
  /** Whether the password is being set. @default false */
  isPending?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<PasswordResetStrings>;
}

/** Form of {@link NewPassword}. */
export function NewPasswordForm({
  email,
  password,
  onPasswordChange,
  onSubmit,
  errors,
  isPending = false,
  strings: overrides,
}: NewPasswordFormProps) {
  const { form } = useStrings('PasswordReset', defaultStrings, overrides);
  return (
    <Form errors={errors} onSubmit={onSubmit}>
      <NewPasswordField
        name="password"
        label={form.password}
        username={email}
        value={password}
        onChange={onPasswordChange}
      />
      <SubmitButton isPending={isPending}>{form.submit}</SubmitButton>
    </Form>
  );
}
