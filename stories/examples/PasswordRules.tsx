import { useState } from 'react';
import { NewPasswordField } from '@patient/ui/PasswordRules';

export function NewPassword({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  return (
    <NewPasswordField
      name="password"
      label="New password"
      username={email}
      value={password}
      onChange={setPassword}
    />
  );
}
