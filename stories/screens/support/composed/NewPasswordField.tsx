import { PasswordField } from '@patient/ui/PasswordField';
import { PasswordRules } from '@patient/ui/PasswordRules';
import { Stack } from '@patient/ui/Stack';
import { useId, useState } from 'react';

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps {
  /** Name of the value in the surrounding form. */
  name: string;
  /** @default '' */
  defaultValue?: string;
}

/** Field for a new password with the rules it has to meet. */
export function NewPasswordField({ name, defaultValue = '' }: NewPasswordFieldProps) {
  const rulesId = useId();
  const [password, setPassword] = useState(defaultValue);
  return (
    <Stack gap={1}>
      <PasswordField
        label="New password"
        name={name}
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={password}
        onChange={setPassword}
      />
      <PasswordRules id={rulesId} password={password} />
    </Stack>
  );
}
