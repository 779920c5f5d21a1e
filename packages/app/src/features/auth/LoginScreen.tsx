import { useSetAtom } from 'jotai';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { useIsHydrated } from '@patient/ui/hooks';
import { PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { useBrand } from '@patient/ui/UiProvider';
import { prepareSignInAtom, signInAtom } from './data/signIn.ts';
import { signInProblems, type FieldProblem } from './views/signIn.ts';
import { signInFailure } from './views/signInFailure.ts';
import * as styles from './LoginScreen.css.ts';
import { textOf } from './textOf.ts';

/** /login: sign-in form, with links to register and to reset a password (specification sections 2 and 5). */
export function LoginScreen() {
  const { supportEmail } = useBrand();
  const prepare = useSetAtom(prepareSignInAtom);
  const signIn = useSetAtom(signInAtom);
  const [isPending, setPending] = useState(false);
  const [, navigate] = useLocation();
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const isHydrated = useIsHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const email = textOf(event.currentTarget, 'email');
    const password = textOf(event.currentTarget, 'password');
    const problems = signInProblems(email, password);
    setErrors(problems);
    if (problems.length > 0) return;
    setPending(true);
    try {
      navigate(await signIn({ email, password }), { replace: true });
    } catch (error) {
      setErrors([signInFailure(error, supportEmail)]);
      setPending(false);
    }
  };

  return (
    <Stack gap={6}>
      <Card className={styles.card} onFocus={prepare} onPointerEnter={prepare}>
        <Stack gap={2}>
          <h1>Sign in</h1>
          <p className={styles.lead}>See your treatments, deliveries, and bills.</p>
        </Stack>
        <Form errors={errors} onSubmit={submit}>
          <TextField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
          />
          <PasswordField name="password" label="Password" />
          {/* Not a submit button before hydration: the browser would send the password itself. */}
          <Button
            type={isHydrated ? 'submit' : 'button'}
            variant="primary"
            isWide
            isPending={isPending}
            pendingLabel="Signing in…"
          >
            Sign in
          </Button>
        </Form>
        {/* Plain links keep the page's script within its size budget. */}
        <p>
          <a href="/reset-password" className={styles.link}>
            Forgot password?
          </a>
        </p>
      </Card>
      <p>
        New here?{' '}
        <a href="/" className={styles.link}>
          Get started
        </a>
      </p>
    </Stack>
  );
}
