import { useId } from 'react';
import { PasswordField, type PasswordFieldProps } from '../../components/PasswordField/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'value' | 'defaultValue' | 'onChange' | 'aria-describedby'
> {
  /** Controlled password. */
  value: string;
  /** Called when the password changes. */
  onChange: (password: string) => void;
}

/** Field for choosing a password, with its rules. */
export function NewPasswordField({ value, ...rest }: NewPasswordFieldProps) {
  const rulesId = useId();
  return (
    <Stack gap={2}>
      <PasswordField {...rest} autoComplete="new-password" aria-describedby={rulesId} value={value} />
      <PasswordRules id={rulesId} password={value} />
    </Stack>
  );
}
