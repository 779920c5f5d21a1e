import { useAtomValue } from 'jotai';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { signInAtom } from '../../data/signIn.ts';
import { signInProblems, type FieldProblem } from '../../domain/signIn.ts';
import { environmentAtom } from '../../environment.ts';
import { builtTarget } from '../../router/match.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import * as styles from './LoginScreen.css.ts';

const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** /login: email and password, and nothing else to decide (specification sections 2 and 5). */
export function LoginScreen() {
  const { loadIdentity } = useAtomValue(environmentAtom);
  const { mutate, isPending } = useAtomValue(signInAtom);
  const [, navigate] = useLocation();
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const isHydrated = useIsHydrated();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const email = textOf(event.currentTarget, 'email');
    const password = textOf(event.currentTarget, 'password');
    const problems = signInProblems(email, password);
    setErrors(problems);
    if (problems.length > 0 || isPending) return;
    mutate(
      { email, password },
      {
        onSuccess: (landing) => navigate(builtTarget(landing), { replace: true }),
        onError: ({ message }) => setErrors([{ message }]),
      },
    );
  };

  // The sign-in library is fetched while the patient types; without it here, it is fetched on sending.
  const preload = () => void loadIdentity().catch(() => undefined);

  return (
    <Card className={styles.card} onFocus={preload} onPointerEnter={preload}>
      <Stack gap={2}>
        <h1>Sign in</h1>
        <p className={styles.lead}>See your treatments, deliveries and bills.</p>
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
        {/* Painted, it is no submit button yet: the browser alone must never send a password anywhere. */}
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
    </Card>
  );
}
