import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';

/** Props of {@link LinkSent}. */
export interface LinkSentProps {
  email: string;
  isPending: boolean;
  onResend: () => unknown;
}

/** Says the same for every email, so that it reveals nobody who is a patient. */
export function LinkSent({ email, isPending, onResend }: LinkSentProps) {
  return (
    <>
      <Alert tone="success" isLive title="Check your email">
        If <bdi>{email}</bdi> has an account, you&apos;ll get a link in a few minutes. It works for one hour.
        Check your spam folder, too.
      </Alert>
      <Button isPending={isPending} onPress={onResend}>
        Send it again
      </Button>
    </>
  );
}
