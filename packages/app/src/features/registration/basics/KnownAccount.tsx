import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { isIdentityError } from '@patient/api';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useFocusOnMount } from '@patient/ui/focus';
import { Link } from '@patient/ui/Link';
import { PartForm } from '@patient/ui/PartForm';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { typedLine } from '@patient/ui/text';
import { resumeUnconfirmedAtom } from '../data/account.ts';
import { basicsAtom } from '../data/basics.ts';
import { signInAtom, signInProblems } from '#features/auth/index.ts';
import { registrationFailure } from '../views/failure.ts';
import { useBrand } from '@patient/ui/UiProvider';
import { useForm } from '#shared/view/useForm.ts';

/** Props of {@link KnownAccount}. */
export interface KnownAccountProps {
  onOtherEmail: () => void;
}

/**
 * Sign-in for an email that already has an account. If that account has no patient record, registration continues here,
 * after the confirmation code if the account is unconfirmed. Moves focus to its message, because it replaces the focused form.
 */
export function KnownAccount({ onOtherEmail }: KnownAccountProps) {
  const alert = useFocusOnMount<HTMLDivElement>();
  const email = typedLine(useAtomValue(basicsAtom).email);
  const { supportEmail } = useBrand();
  const signIn = useSetAtom(signInAtom);
  const resumeUnconfirmed = useSetAtom(resumeUnconfirmedAtom);
  const [, navigate] = useLocation();
  const { input, change, form } = useForm({
    initial: { password: '' },
    check: ({ password }) => signInProblems(email, password),
    async send({ password }) {
      const target = await signIn({ email, password }).catch(async (error: unknown) => {
        if (isIdentityError(error, 'wrong-credentials') && (await resumeUnconfirmed(email)))
          return '/register';
        throw error;
      });
      if (target !== '/register') navigate(target, { replace: true });
      return undefined;
    },
    problemsOf: (error) => [registrationFailure(error, supportEmail).problem],
  });
  return (
    <Stack gap={6}>
      <Alert ref={alert} tabIndex={-1} isLive title="You already have an account">
        There&apos;s an account for {email}. Sign in to continue. We keep what you entered.
      </Alert>
      <PartForm {...form} strings={{ submit: 'Sign in', pending: 'Signing in…' }}>
        <HiddenUsername email={email} />
        <PasswordField
          name="password"
          label="Password"
          value={input.password}
          onChange={(password) => change({ password })}
        />
      </PartForm>
      <p>
        <Link href="/reset-password">Forgot password?</Link>
      </p>
      <Button variant="quiet" onPress={onOtherEmail}>
        Use another email
      </Button>
    </Stack>
  );
}
