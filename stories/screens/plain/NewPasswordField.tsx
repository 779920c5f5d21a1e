import { PasswordField } from '@patient/ui/PasswordField';
import { PasswordRules } from '@patient/ui/PasswordRules';
import { Stack } from '@patient/ui/Stack';
import { useId, useState } from 'react';

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps {
  /** Name of the value in the Form around it. */
  name: string;
  /** @default 'New password' */
  label?: string;
  /** What is written at first. @default '' */
  first?: string;
}

/** A new password and what it still lacks. */
export function NewPasswordField({ name, label = 'New password', first = '' }: NewPasswordFieldProps) {
  const rulesId = useId();
  const [password, setPassword] = useState(first);
  return (
    <Stack gap={1}>
      <PasswordField
        label={label}
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
