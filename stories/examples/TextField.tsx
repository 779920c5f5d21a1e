import { TextField } from '@patient/ui/TextField';

export const FirstName = ({ error }: { error?: string }) => (
  <TextField
    label="First name"
    description="As on your ID"
    name="firstName"
    autoComplete="given-name"
    isRequired
    errorMessage={error}
  />
);
