import { useAtom, useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { isIdentityError } from '@patient/api';
import { Button } from '@patient/ui/Button';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { Link } from '@patient/ui/Link';
import { PartForm } from '@patient/ui/PartForm';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { pendingRegistrationAtom, signInAtom } from '#features/auth/index.ts';
import { basicsDraftAtom } from '../data/basics.ts';
import { CodePart } from './CodePart.tsx';
import { registrationFailure } from '../views/failure.ts';
import { useBrand } from '@patient/ui/UiProvider';
import { useForm } from '#shared/view/useForm.ts';

/** An earlier attempt may have had another password: phones suggest a new one each time. */
const WRONG_PASSWORD =
  'This account has another password. Try the one you chose first, or choose “Forgot password?” to set a new one';

/** Confirms an account created earlier, then signs in. The password is entered again if it was lost, as by a reload. */
export function ConfirmAccount() {
  const [pendingRegistration, setPendingRegistration] = useAtom(pendingRegistrationAtom);
  const signIn = useSetAtom(signInAtom);
  const saveDraft = useSetAtom(basicsDraftAtom);
  const { supportEmail } = useBrand();
  const [, navigate] = useLocation();
  const { email = '', isConfirmed = false, password: known } = pendingRegistration ?? {};
  const needsPassword = isConfirmed && known === undefined;
  const { input, change, form } = useForm({
    initial: { password: '' },
    check: ({ password }) =>
      (known ?? password) === '' ? [{ name: 'password', message: 'Enter your password' }] : [],
    async send({ password }) {
      const target = await signIn({ email, password: known ?? password });
      if (target !== '/register') navigate(target, { replace: true });
      return undefined;
    },
    problemsOf: (error) =>
      isIdentityError(error, 'wrong-credentials')
        ? [{ name: 'password', message: WRONG_PASSWORD }]
        : [registrationFailure(error, supportEmail).problem],
  });
  useKeptFocus(isConfirmed, pageHeading);
  const handleOtherEmail = () => {
    setPendingRegistration(undefined);
    saveDraft((latest) => latest);
  };
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{needsPassword ? 'Sign in to continue' : 'Confirm your email'}</h1>
      {isConfirmed ? (
        <>
          <PartForm {...form} strings={{ submit: 'Sign in', pending: 'Signing in…' }}>
            {needsPassword ? (
              <>
                <p>
                  Your email is confirmed. Enter the password you chose for <bdi>{email}</bdi>. We keep what
                  you entered.
                </p>
                <HiddenUsername email={email} />
                <PasswordField
                  name="password"
                  label="Password"
                  value={input.password}
                  onChange={(password) => change({ password })}
                />
              </>
            ) : (
              <p>Your email is confirmed.</p>
            )}
          </PartForm>
          {needsPassword && (
            <p>
              <Link href="/reset-password">Forgot password?</Link>
            </p>
          )}
        </>
      ) : (
        <CodePart onConfirmed={() => known !== undefined && void form.onSubmit()} />
      )}
      {(!isConfirmed || needsPassword) && (
        <Button variant="quiet" onPress={handleOtherEmail}>
          Use another email
        </Button>
      )}
    </Stack>
  );
}
