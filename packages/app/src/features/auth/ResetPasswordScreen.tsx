import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@patient/ui/Button';
import { useFocusOnChange } from '@patient/ui/focus';
import { Form } from '@patient/ui/Form';
import { useIsHydrated } from '@patient/ui/hooks';
import { TextField } from '@patient/ui/TextField';
import { LinkSent } from './LinkSent.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { emailProblem, type FieldProblem } from './views/signIn.ts';
import { textOf } from './textOf.ts';
import { useSendReset } from './useSendReset.ts';

/** /reset-password: requests a link for a new password (specification section 2). */
export function ResetPasswordScreen() {
  const reset = useSendReset();
  const { isPending, sentTo, problem, send } = reset;
  const [invalid, setInvalid] = useState<string>();
  const isHydrated = useIsHydrated();
  const page = useRef<HTMLDivElement>(null);
  useFocusOnChange(sentTo !== undefined, () => page.current?.querySelector<HTMLElement>('h1'));
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const email = textOf(event.currentTarget, 'email');
    const message = emailProblem(email);
    setInvalid(message);
    if (message === undefined) await send(email);
  };
  const shown: FieldProblem | undefined =
    invalid === undefined ? problem : { name: 'email', message: invalid };
  const errors = shown === undefined ? [] : [shown];
  return (
    <div ref={page}>
      {sentTo === undefined ? (
        <PasswordPage title="Reset your password">
          <p>Enter the email you signed up with. We&apos;ll send you a link to set a new password.</p>
          <Form errors={errors} onSubmit={handleSubmit}>
            <TextField
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
            />
            <Button type={isHydrated ? 'submit' : 'button'} variant="primary" isWide isPending={isPending}>
              Send link
            </Button>
          </Form>
        </PasswordPage>
      ) : (
        <LinkSent email={sentTo} reset={reset} />
      )}
    </div>
  );
}
