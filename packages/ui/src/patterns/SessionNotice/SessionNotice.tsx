import type { ReactNode, Ref } from 'react';
import { Alert, type AlertProps } from '../../components/Alert/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Reason a session ended: inactivity, the service, logout here, logout or cleared data in another tab, or a rejected account. */
export type SessionEnd = 'expired' | 'ended' | 'loggedOut' | 'otherTab' | 'refused';

/** Strings shown by {@link SessionNotice}, by reason. */
export interface SessionNoticeStrings {
  title: Readonly<Record<SessionEnd, string>>;
  text: Readonly<Record<SessionEnd, string>>;
  /** Link to sign in. */
  signIn: string;
}

const defaultStrings: SessionNoticeStrings = {
  title: {
    expired: 'You were signed out',
    ended: 'You were signed out',
    loggedOut: 'You are logged out',
    otherTab: 'You were signed out',
    refused: 'Wrong User!',
  },
  text: {
    expired: 'You were away for 30 days or more. Sign in again to pick up where you left off.',
    ended: 'Your session is over. Sign in again to pick up where you left off.',
    loggedOut: 'Your information is no longer on this device.',
    otherTab:
      "Your session ended in another tab, or this site's data was cleared. Your information is no longer on this device.",
    refused: "This isn't a patient account. Sign in with the email you registered with.",
  },
  signIn: 'Sign in',
};

/** Props of {@link SessionNotice}. */
export interface SessionNoticeProps extends Omit<AlertProps, 'tone' | 'title' | 'children' | 'strings'> {
  /** Reason the session ended. */
  reason: SessionEnd;
  /** Path of the sign-in page, for a link to it. */
  signInHref?: string | undefined;
  /** Another action in place of that link. */
  action?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<SessionNoticeStrings>;
  ref?: Ref<HTMLDivElement>;
}

const tones = {
  expired: 'info',
  ended: 'info',
  loggedOut: 'success',
  otherTab: 'info',
  refused: 'danger',
} as const;

/** Explains why the patient is logged out (specification sections 4, Session, and 5). */
export function SessionNotice({ reason, signInHref, strings: overrides, ...rest }: SessionNoticeProps) {
  const strings = useStrings('SessionNotice', defaultStrings, overrides);
  return (
    <Alert
      isLive
      action={
        signInHref !== undefined && (
          <Link href={signInHref} variant="standalone">
            {strings.signIn}
          </Link>
        )
      }
      {...rest}
      tone={tones[reason]}
      title={strings.title[reason]}
    >
      {strings.text[reason]}
    </Alert>
  );
}
