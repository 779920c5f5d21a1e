import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isIdentityError } from '@patient/api';
import { Button } from '@patient/ui/Button';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { Link } from '@patient/ui/Link';
import { PartForm } from '@patient/ui/PartForm';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { pendingRegistrationAtom, signInAtom } from '#features/auth/index.ts';
import { changeDraftAtom } from '../data/basics.ts';
import { CodePart } from './CodePart.tsx';
import { registrationFailure } from '../views/failure.ts';
import { useSend } from './useSend.ts';

/** An earlier attempt may have had another password: phones suggest a new one each time. */
const WRONG_PASSWORD =
  'This account has another password. Try the one you chose first, or choose “Forgot password?” to set a new one';

/** Confirms an account created earlier, then signs in. The password is entered again if it was lost, as by a reload. */
export function ConfirmAccount() {
  const [pendingRegistration, setPendingRegistration] = useAtom(pendingRegistrationAtom);
  const signIn = useSetAtom(signInAtom);
  const saveDraft = useSetAtom(changeDraftAtom);
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const { email = '', isConfirmed = false, password: known } = pendingRegistration ?? {};
  const password = known ?? typed;
  const needsPassword = isConfirmed && known === undefined;
  const sending = useSend({
    failureOf: registrationFailure,
    check: () => (password === '' ? [{ name: 'password', message: 'Enter your password' }] : []),
    async send() {
      try {
        const target = await signIn({ email, password });
        if (target !== '/register') navigate(target, { replace: true });
      } catch (error) {
        if (isIdentityError(error, 'wrong-credentials'))
          return [{ name: 'password', message: WRONG_PASSWORD }];
        throw error;
      }
      return undefined;
    },
  });
  useKeptFocus(isConfirmed, pageHeading);
  const handleOtherEmail = () => {
    setPendingRegistration(undefined);
    saveDraft({});
  };
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{needsPassword ? 'Sign in to continue' : 'Confirm your email'}</h1>
      {isConfirmed ? (
        <>
          <PartForm {...sending} strings={{ submit: 'Sign in', pending: 'Signing in…' }}>
            {needsPassword ? (
              <>
                <p>
                  Your email is confirmed. Enter the password you chose for <bdi>{email}</bdi>. We keep what
                  you entered.
                </p>
                <HiddenUsername email={email} />
                <PasswordField name="password" label="Password" value={typed} onChange={setTyped} />
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
        <CodePart onConfirmed={() => known !== undefined && void sending.onSubmit()} />
      )}
      {(!isConfirmed || needsPassword) && (
        <Button variant="quiet" onPress={handleOtherEmail}>
          Use another email
        </Button>
      )}
    </Stack>
  );
}
