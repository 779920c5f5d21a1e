import type { ReactNode } from 'react';

/** Strings shown by the pages of {@link PasswordReset}. */
export interface PasswordResetStrings {
  /** Link to sign in, at the end of each page. */
  back: string;
  request: { title: string; lead: string; email: string; submit: string };
  sent: {
    title: string;
    /** Heading of the message; another one for each attempt, so that screen readers announce it. */
    check: (count: number) => string;
    text: (email: ReactNode) => ReactNode;
    again: string;
    /** Title of a failed second attempt. */
    failed: string;
  };
  form: { title: string; account: (email: ReactNode) => ReactNode; password: string; submit: string };
  checking: string;
  checkFailed: { title: string; text: string; retry: string };
  dead: { title: string; text: string; request: string; send: string };
  mayBeSet: { title: string; text: string };
  done: { title: string; text: string };
  signIn: string;
}

export const defaultStrings: PasswordResetStrings = {
  back: 'Back to sign in',
  request: {
    title: 'Reset your password',
    lead: "Enter the email you signed up with. We'll send you a link to set a new password.",
    email: 'Email',
    submit: 'Send link',
  },
  sent: {
    title: 'Link sent',
    check: (count) => {
      if (count < 2) return 'Check your email';
      return count === 2 ? 'We sent it again' : `We sent it again, ${count} times in all`;
    },
    text: (email) => (
      <>
        If {email} has an account, you&apos;ll get a link in a few minutes. It works for one hour. Check your
        spam folder, too.
      </>
    ),
    again: 'Send it again',
    failed: "We couldn't send it again",
  },
  form: {
    title: 'Set a new password',
    account: (email) => <>For {email}.</>,
    password: 'New password',
    submit: 'Set password',
  },
  checking: 'Checking your link…',
  checkFailed: {
    title: "We couldn't check your link",
    text: 'Check your connection. Your link still works for one hour after we sent it.',
    retry: 'Try again',
  },
  dead: {
    title: 'This link no longer works',
    text: "You already used it, or it's more than an hour old. We didn't change your password this time.",
    request: 'Get a new link',
    send: 'Send a new link',
  },
  mayBeSet: {
    title: 'Your password may be set',
    text: "The connection broke while we set it, and your link is used now. Sign in with your new password. If it doesn't work, get a new link.",
  },
  done: {
    title: 'Your password is set',
    text: 'Sign in with your new password. We signed you out everywhere else.',
  },
  signIn: 'Sign in',
};
