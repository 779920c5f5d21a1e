import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { PasswordPage } from './PasswordPage.tsx';
import type { SendReset } from './useSendReset.ts';

/** Props of {@link LinkSent}. */
export interface LinkSentProps {
  /** Email the link was sent to. */
  email: string;
  reset: SendReset;
}

/** Different for each attempt, so that screen readers announce it. */
const sentTitle = (count: number): string => {
  if (count < 2) return 'Check your email';
  return count === 2 ? 'We sent it again' : `We sent it again, ${count} times in all`;
};

/** Page after requesting a link for a new password. Same for all emails, so that it doesn't reveal who is a patient. */
export function LinkSent({ email, reset: { isPending, sentCount, problem, send } }: LinkSentProps) {
  return (
    <PasswordPage title="Link sent">
      <Alert tone="success" isLive title={sentTitle(sentCount)}>
        If <bdi>{email}</bdi> has an account, you&apos;ll get a link in a few minutes. It works for one hour.
        Check your spam folder, too.
      </Alert>
      {problem !== undefined && (
        <Alert tone="danger" isLive title="We couldn't send it again">
          {problem.message}
        </Alert>
      )}
      <Button isPending={isPending} onPress={() => send(email)}>
        Send it again
      </Button>
    </PasswordPage>
  );
}
