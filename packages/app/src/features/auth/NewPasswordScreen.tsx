import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { useFocusOnChange } from '@patient/ui/focus';
import { useIsHydrated } from '@patient/ui/hooks';
import { LinkButton } from '@patient/ui/Link';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { environmentAtom } from '#shared/environment.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { checkResetLinkAtom, resetLinkAtom } from './data/passwordReset.ts';
import { DeadLink } from './DeadLink.tsx';
import { LinkSent } from './LinkSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { linkInPath, linkInState, type ResetLink } from './resetLink.ts';
import { useSendReset } from './useSendReset.ts';

const TITLE = 'Set a new password';

/** Same height as DeadLink, so that the link below doesn't shift. */
function Checking() {
  return (
    <PasswordPage title={TITLE}>
      <SkeletonGroup label="Checking your link…">
        <Stack gap={4}>
          <Skeleton lines={3} />
          <Skeleton shape="control" />
        </Stack>
      </SkeletonGroup>
    </PasswordPage>
  );
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PasswordPage title={TITLE}>
      <Alert
        tone="danger"
        title="We couldn't check your link"
        action={<Button onPress={onRetry}>Try again</Button>}
      >
        Check your connection. Your link still works for one hour after we sent it.
      </Alert>
    </PasswordPage>
  );
}

/** Confirmation. The service has ended all sessions, so the patient signs in again. */
function Done() {
  return (
    <Card>
      <Stack gap={4}>
        <h1 tabIndex={-1}>Your password is set</h1>
        <p>Sign in with your new password. We signed you out everywhere else.</p>
        <LinkButton href="/login" variant="primary" isWide>
          Sign in
        </LinkButton>
      </Stack>
    </Card>
  );
}

type LinkState = 'checking' | 'checkFailed' | 'valid' | 'dead' | 'mayBeSet' | 'done';

function NewPassword({ link }: { link: ResetLink | undefined }) {
  const { session, endSession } = useAtomValue(environmentAtom);
  const check = useSetAtom(checkResetLinkAtom);
  const [, navigate] = useLocation();
  const [state, setState] = useState<LinkState>(link === undefined ? 'dead' : 'checking');
  const sendReset = useSendReset();
  const { sentTo } = sendReset;
  // Matches the prerendered page until hydrated.
  const shown = useIsHydrated() ? state : 'checking';
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'checking' || link === undefined) return;
    void check(link).then(
      (isValid) => setState(isValid ? 'valid' : 'dead'),
      () => setState('checkFailed'),
    );
  }, [check, link, state]);
  useFocusOnChange(sentTo === undefined ? shown : 'sent', () =>
    page.current?.querySelector<HTMLElement>('h1'),
  );
  const handleDone = () => {
    // The service has ended all sessions of the account.
    if (session.read().loggedIn) {
      endSession({ reason: 'loggedOut' });
      // Ending a session navigates to the entry page; this returns to the confirmation.
      navigate('/new-password', { replace: true });
    }
    setState('done');
  };
  const renderState = (): ReactNode => {
    if (sentTo !== undefined) return <LinkSent email={sentTo} reset={sendReset} />;
    if (shown === 'checking') return <Checking />;
    if (shown === 'done') return <Done />;
    if (shown === 'checkFailed') return <CheckFailed onRetry={() => setState('checking')} />;
    if (shown !== 'valid' || link === undefined)
      return <DeadLink email={link?.email} mayBeSet={shown === 'mayBeSet'} reset={sendReset} />;
    return (
      <PasswordPage title={TITLE}>
        {link.email !== undefined && (
          <p>
            For <bdi>{link.email}</bdi>.
          </p>
        )}
        <NewPasswordForm
          link={link}
          onDone={handleDone}
          onDead={(mayBeSet) => setState(mayBeSet ? 'mayBeSet' : 'dead')}
        />
      </PasswordPage>
    );
  };
  return <div ref={page}>{renderState()}</div>;
}

/** Removes the token from the URL before checking it. */
function LinkInPath({ link }: { link: ResetLink | undefined }) {
  const [, navigate] = useLocation();
  const setLink = useSetAtom(resetLinkAtom);
  useEffect(() => {
    setLink(link);
    navigate('/new-password', { replace: true, state: { resetLink: link } });
  }, [setLink, navigate, link]);
  return <Checking />;
}

/**
 * /new-password/{email?}/{token}: sets a new password. Moves the token from the URL to the history state, where it
 * survives a reload (privacy rules, 5).
 */
export function NewPasswordScreen({ params }: ScreenProps) {
  const storedLink = useAtomValue(resetLinkAtom);
  const [link] = useState(() => linkInPath(params) ?? storedLink ?? linkInState(globalThis.history?.state));
  return params['token'] === undefined ? <NewPassword link={link} /> : <LinkInPath link={link} />;
}
