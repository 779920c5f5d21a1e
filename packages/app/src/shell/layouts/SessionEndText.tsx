import { Link } from '@patient/ui/Link';
import { SessionNotice } from '@patient/ui/SessionNotice';
import type { EndReason } from '@patient/api/session';
import * as styles from './SessionEndText.css.ts';

/** Props of {@link SessionEndText}. */
export interface SessionEndTextProps {
  reason: Exclude<EndReason, 'loggedOut' | 'replaced'>;
  /** Whether the current page is the sign-in page. */
  isSignIn: boolean;
}

const expired = 'You were away for 30 days or more. Sign in again to pick up where you left off.';
const ended = 'Your session is over. Sign in again to pick up where you left off.';

/** Why a session ended, with a link to sign in. */
export function SessionEndText({ reason, isSignIn }: SessionEndTextProps) {
  const title = 'You were signed out';
  return (
    <SessionNotice
      className={styles.notice}
      reason={reason === 'ended' ? 'expired' : reason}
      strings={{
        title: { expired: title, otherTab: title, loggedOut: title, refused: 'Wrong User!' },
        text: {
          expired: reason === 'ended' ? ended : expired,
          otherTab:
            "Your session ended in another tab, or this site's data was cleared. Your information is no longer on this device.",
          loggedOut: 'Your information is no longer on this device.',
          refused: "This isn't a patient account. Sign in with the email you registered with.",
        },
      }}
      action={
        !isSignIn && (
          <Link href="/login" variant="standalone">
            Sign in
          </Link>
        )
      }
    />
  );
}
