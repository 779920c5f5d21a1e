import { useId } from 'react';
import { PasswordField } from '@patient/ui/PasswordField';
import { PasswordRules, unmetRules } from '@patient/ui/PasswordRules';
import { Stack } from '@patient/ui/Stack';
import type { FieldProblem } from './views/signIn.ts';

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** Field for choosing a password, with its rules. */
export function NewPasswordField({ name, label, value, onChange }: NewPasswordFieldProps) {
  const rulesId = useId();
  return (
    <Stack gap={2}>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={value}
        onChange={onChange}
      />
      <PasswordRules id={rulesId} password={value} />
    </Stack>
  );
}

/** Problem of a chosen password, for the named field. */
export const newPasswordProblems = (name: string, password: string): readonly FieldProblem[] =>
  unmetRules(password).length === 0 ? [] : [{ name, message: 'Choose a password that meets every rule' }];
