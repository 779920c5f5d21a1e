import { useAtom, useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { Button } from '@patient/ui/Button';
import { useKeptFocus } from '@patient/ui/focus';
import { Stack } from '@patient/ui/Stack';
import { pendingRegistrationAtom, signInAtom } from '#features/auth/index.ts';
import { pageHeading } from '#shared/view/focusHeading.ts';
import { CodePart } from './CodePart.tsx';
import { PartForm } from './PartForm.tsx';
import { useSend } from './useSend.ts';

/** Confirms an account created earlier, then signs in with the password entered then. */
export function ConfirmAccount() {
  const [pendingRegistration, setPendingRegistration] = useAtom(pendingRegistrationAtom);
  const signIn = useSetAtom(signInAtom);
  const [, navigate] = useLocation();
  const isConfirmed = pendingRegistration?.isConfirmed === true;
  const sending = useSend({
    async send() {
      if (pendingRegistration?.password === undefined) return undefined;
      const { email, password } = pendingRegistration;
      const target = await signIn({ email, password });
      if (target !== '/register') navigate(target, { replace: true });
      return undefined;
    },
  });
  useKeptFocus(isConfirmed, pageHeading);
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>Confirm your email</h1>
      {isConfirmed ? (
        <PartForm sending={sending} submitLabel="Sign in" pendingLabel="Signing in…">
          <p>Your email is confirmed.</p>
        </PartForm>
      ) : (
        <>
          <CodePart onConfirmed={() => void sending.submit()} />
          <Button variant="quiet" onPress={() => setPendingRegistration(undefined)}>
            Use another email
          </Button>
        </>
      )}
    </Stack>
  );
}
