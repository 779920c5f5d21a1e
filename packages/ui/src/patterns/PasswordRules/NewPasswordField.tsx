import { useId } from 'react';
import {
  HiddenUsername,
  PasswordField,
  type PasswordFieldProps,
} from '../../components/PasswordField/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'value' | 'defaultValue' | 'onChange' | 'aria-describedby'
> {
  /** Email of the account, for password managers. Leave it out if the form has a field for it. */
  username?: string | undefined;
  /** Controlled password. */
  value: string;
  /** Called when the password changes. */
  onChange: (password: string) => void;
}

/** Field for choosing a password, with its rules. */
export function NewPasswordField({ username, value, ...rest }: NewPasswordFieldProps) {
  const rulesId = useId();
  return (
    <Stack gap={2}>
      {username !== undefined && <HiddenUsername email={username} />}
      <PasswordField {...rest} autoComplete="new-password" aria-describedby={rulesId} value={value} />
      <PasswordRules id={rulesId} password={value} />
    </Stack>
  );
}
