import { PasswordField } from '@patient/ui/PasswordField';

export const NewPassword = () => (
  <PasswordField label="New password" name="password" autoComplete="new-password" isRequired />
);
