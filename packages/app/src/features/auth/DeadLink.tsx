import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { LinkButton } from '@patient/ui/Link';
import { PasswordPage } from './PasswordPage.tsx';
import type { SendReset } from './useSendReset.ts';

/** Props of {@link DeadLink}. */
export interface DeadLinkProps {
  email: string | undefined;
  /** Whether an earlier try, whose response was lost, may have used the link. */
  isPerhapsSet: boolean;
  /** Requests a new link. */
  reset: SendReset;
}

/** Page of a link that no longer works, with what to do. */
export function DeadLink({ email, isPerhapsSet, reset: { isPending, error, send } }: DeadLinkProps) {
  return (
    <PasswordPage title={isPerhapsSet ? 'Your password may be set' : 'This link no longer works'}>
      {isPerhapsSet ? (
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
      {error !== undefined && (
        <Alert tone="danger" isLive>
          {error}
        </Alert>
      )}
      {email === undefined ? (
        <LinkButton href="/reset-password" variant={isPerhapsSet ? 'secondary' : 'primary'} isWide>
          Get a new link
        </LinkButton>
      ) : (
        <Button
          variant={isPerhapsSet ? 'secondary' : 'primary'}
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
