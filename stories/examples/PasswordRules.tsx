import { useState } from 'react';
import { PasswordField } from '@patient/ui/PasswordField';
import { PasswordRules } from '@patient/ui/PasswordRules';

export function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        aria-describedby="password-rules"
        value={password}
        onChange={setPassword}
      />
      <PasswordRules id="password-rules" password={password} />
    </>
  );
}
