import { useState } from 'react';
import { SignInForm, type SignInInput } from '@patient/ui/SignInForm';

export function SignIn({ signIn }: { signIn: (input: SignInInput) => Promise<void> }) {
  const [errors, setErrors] = useState<readonly { message: string }[]>([]);
  const [isPending, setPending] = useState(false);
  const submit = async (input: SignInInput) => {
    setErrors([]);
    setPending(true);
    await signIn(input).catch(() => setErrors([{ message: 'That email and password do not match.' }]));
    setPending(false);
  };
  return <SignInForm errors={errors} isPending={isPending} onSubmit={submit} />;
}
