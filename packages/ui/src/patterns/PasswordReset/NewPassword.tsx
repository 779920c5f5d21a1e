import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { LinkButton } from '../../components/Link/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { PasswordPage } from './PasswordPage.tsx';
import { defaultStrings, type PasswordResetStrings } from './strings.tsx';

/** State of an emailed link: being checked, not checked, valid, no longer valid, used by an attempt with a lost response, or used. */
export type NewPasswordState = 'checking' | 'checkFailed' | 'valid' | 'dead' | 'mayBeSet' | 'done';

/** Props of {@link NewPassword}. */
export interface NewPasswordProps {
  /** State of the emailed link. */
  state: NewPasswordState;
  /** Email of the account, if the link has it. */
  email?: string | undefined;
  /** NewPasswordForm, for a valid link. */
  form?: ReactNode;
  /** Checks the link again. */
  onRetry?: () => void;
  /** Sends another link to `email`. */
  onSend?: (email: string) => unknown;
  /** Whether a link is being sent. @default false */
  isPending?: boolean;
  /** Why it could not be sent. */
  problem?: string | undefined;
  /** Path of the sign-in page. @default '/login' */
  signInHref?: string;
  /** Path of the page that requests a link. @default '/reset-password' */
  resetHref?: string;
  /** Overrides for the default text. */
  strings?: Partial<PasswordResetStrings>;
}

/** Page of an emailed link for a new password. */
export function NewPassword({
  state,
  email,
  form,
  onRetry,
  onSend,
  isPending = false,
  problem,
  signInHref = '/login',
  resetHref = '/reset-password',
  strings: overrides,
}: NewPasswordProps) {
  const strings = useStrings('PasswordReset', defaultStrings, overrides);
  const { checkFailed, dead, done, mayBeSet, back } = strings;
  const page = { back, signInHref };
  const signIn = (
    <LinkButton href={signInHref} variant="primary" isWide>
      {strings.signIn}
    </LinkButton>
  );
  if (state === 'checking') {
    // Without the link to sign in, which what is shown next would move.
    return (
      <PasswordPage signInHref={signInHref} title={strings.form.title}>
        <SkeletonGroup label={strings.checking}>
          <Stack gap={4}>
            <Skeleton lines={3} />
            <Skeleton shape="control" />
          </Stack>
        </SkeletonGroup>
      </PasswordPage>
    );
  }
  if (state === 'checkFailed') {
    return (
      <PasswordPage {...page} title={strings.form.title}>
        <Alert
          tone="danger"
          title={checkFailed.title}
          action={<Button onPress={() => onRetry?.()}>{checkFailed.retry}</Button>}
        >
          {checkFailed.text}
        </Alert>
      </PasswordPage>
    );
  }
  if (state === 'valid') {
    return (
      <PasswordPage {...page} title={strings.form.title}>
        {email !== undefined && <p>{strings.form.account(<bdi>{email}</bdi>)}</p>}
        {form}
      </PasswordPage>
    );
  }
  if (state === 'done') {
    return (
      <Card>
        <Stack gap={4}>
          <h1 tabIndex={-1}>{done.title}</h1>
          <p>{done.text}</p>
          {signIn}
        </Stack>
      </Card>
    );
  }
  const isUnknown = state === 'mayBeSet';
  const variant = isUnknown ? 'secondary' : 'primary';
  return (
    <PasswordPage {...page} title={isUnknown ? mayBeSet.title : dead.title}>
      <p>{isUnknown ? mayBeSet.text : dead.text}</p>
      {isUnknown && signIn}
      {problem !== undefined && (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      {email === undefined ? (
        <LinkButton href={resetHref} variant={variant} isWide>
          {dead.request}
        </LinkButton>
      ) : (
        <Button variant={variant} isWide isPending={isPending} onPress={() => onSend?.(email)}>
          {dead.send}
        </Button>
      )}
    </PasswordPage>
  );
}
