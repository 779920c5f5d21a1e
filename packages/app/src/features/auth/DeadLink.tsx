import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { LinkButton } from '@patient/ui/Link';
import { PasswordPage } from './PasswordPage.tsx';
import type { SendReset } from './useSendReset.ts';

/** Props of {@link DeadLink}. */
export interface DeadLinkProps {
  email: string | undefined;
  /** Whether an earlier attempt with a lost response may have set the password. */
  mayBeSet: boolean;
  /** Requests a new link. */
  reset: SendReset;
}

/** Page for a link that no longer works. */
export function DeadLink({ email, mayBeSet, reset: { isPending, problem, send } }: DeadLinkProps) {
  return (
    <PasswordPage title={mayBeSet ? 'Your password may be set' : 'This link no longer works'}>
      {mayBeSet ? (
        <>
          <p>
            The connection broke while we set it, and your link is used now. Sign in with your new password.
            If it doesn&apos;t work, get a new link.
          </p>
          <LinkButton href="/login" variant="primary" isWide>
            Sign in
          </LinkButton>
        </>
      ) : (
        <p>
          You already used it, or it&apos;s more than an hour old. We didn&apos;t change your password this
          time.
        </p>
      )}
      {problem !== undefined && (
        <Alert tone="danger" isLive>
          {problem.message}
        </Alert>
      )}
      {email === undefined ? (
        <LinkButton href="/reset-password" variant={mayBeSet ? 'secondary' : 'primary'} isWide>
          Get a new link
        </LinkButton>
      ) : (
        <Button
          variant={mayBeSet ? 'secondary' : 'primary'}
          isWide
          isPending={isPending}
          onPress={() => send(email)}
        >
          Send a new link
        </Button>
      )}
    </PasswordPage>
  );
}
