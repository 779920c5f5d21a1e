import type { ReactNode, Ref } from 'react';
import { Alert, type AlertProps } from '../../components/Alert/index.ts';

/** Why a session is over: too long away, by the patient's own hand here or in another tab, or refused. */
export type SessionEnd = 'expired' | 'loggedOut' | 'otherTab' | 'refused';

/** What {@link SessionNotice} says by itself: a title and a sentence for each reason. */
export interface SessionNoticeStrings {
  title: Readonly<Record<SessionEnd, string>>;
  text: Readonly<Record<SessionEnd, string>>;
}

const english: SessionNoticeStrings = {
  title: {
    expired: 'You were logged out',
    loggedOut: 'You are logged out',
    otherTab: 'You logged out in another tab',
    refused: 'Wrong User!',
  },
  text: {
    expired: 'You were away for 30 days or more. Log in again to go on where you were.',
    loggedOut: 'Nothing of yours is left on this device.',
    otherTab: 'So we closed your account here as well. Nothing of yours is left on this device.',
    refused: 'This account is not a patient account. Log in with the email you registered with.',
  },
};

/** Props of {@link SessionNotice}. */
export interface SessionNoticeProps extends Omit<AlertProps, 'tone' | 'title' | 'children' | 'strings'> {
  /** Why the session is over. */
  reason: SessionEnd;
  /** The way back in: a link to /login. */
  action?: ReactNode;
  strings?: Partial<SessionNoticeStrings>;
  ref?: Ref<HTMLDivElement>;
}

const tones = { expired: 'info', loggedOut: 'success', otherTab: 'info', refused: 'danger' } as const;

/** Says why the patient is logged out (specification sections 4, Session, and 5). */
export function SessionNotice({ reason, strings, ...rest }: SessionNoticeProps) {
  const words = { ...english, ...strings };
  return (
    <Alert isLive {...rest} tone={tones[reason]} title={words.title[reason]}>
      {words.text[reason]}
    </Alert>
  );
}
