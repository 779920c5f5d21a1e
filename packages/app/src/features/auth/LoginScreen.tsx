import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { SignInForm, type SignInInput } from '@patient/ui/SignInForm';
import { useBrand } from '@patient/ui/UiProvider';
import { prepareSignInAtom, signInAtom } from './data/signIn.ts';
import { signInProblems, type FieldProblem } from './views/signIn.ts';
import { signInFailure } from './views/signInFailure.ts';

/** /login: sign-in form, with links to register and to reset a password (specification sections 2 and 5). */
export function LoginScreen() {
  const { supportEmail } = useBrand();
  const prepare = useSetAtom(prepareSignInAtom);
  const signIn = useSetAtom(signInAtom);
  const [isPending, setPending] = useState(false);
  const [, navigate] = useLocation();
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);

  const submit = async (input: SignInInput) => {
    const problems = signInProblems(input.email, input.password);
    setErrors(problems);
    if (problems.length > 0) return;
    setPending(true);
    try {
      navigate(await signIn(input), { replace: true });
    } catch (error) {
      setErrors([signInFailure(error, supportEmail)]);
      setPending(false);
    }
  };

  return (
    <SignInForm
      errors={errors}
      isPending={isPending}
      onSubmit={submit}
      onFocus={prepare}
      onPointerEnter={prepare}
    />
  );
}
