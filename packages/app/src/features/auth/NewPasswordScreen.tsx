import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { LinkButton } from '@patient/ui/Link';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { environmentAtom } from '#shared/environment.ts';
import { useIsHydrated } from '#shared/view/useIsHydrated.ts';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { resetLinkAtom } from './data/passwordReset.ts';
import { DeadLink } from './DeadLink.tsx';
import { LinkSent } from './LinkSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { linkInPath, linkInState, type ResetLink } from './rules/resetLink.ts';
import { useResetLink } from './useResetLink.ts';
import { useSendReset } from './useSendReset.ts';

/** As tall as what a link that no longer works shows, so that the way back below it stays. */
function Checking() {
  return (
    <SkeletonGroup label="Checking your link…">
      <Stack gap={4}>
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  );
}

/** The password is set: other sessions have ended, so the patient signs in again. */
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

function NewPassword({ link }: { link: ResetLink | undefined }) {
  const { session, endSession } = useAtomValue(environmentAtom);
  const [, navigate] = useLocation();
  const [isDone, setDone] = useState(false);
  const [isPerhapsSet, setPerhapsSet] = useState(false);
  const reset = useResetLink(link);
  const { recheck, markDead } = reset;
  const sendReset = useSendReset();
  const { sentTo } = sendReset;
  // The prerendered page waits, whatever the link turns out to be.
  const state = useIsHydrated() ? reset.state : 'checking';
  const page = useRef<HTMLDivElement>(null);
  const shown = sentTo === undefined ? state : 'sent';
  useFocusOnChange(isDone ? 'done' : shown, () => page.current?.querySelector<HTMLElement>('h1'));
  const handleDone = () => {
    // The service ends every session of the account with its old password.
    if (session.read().loggedIn) {
      endSession({ reason: 'loggedOut' });
      // The end of a session leads to the entry page, which would replace the confirmation.
      navigate('/new-password', { replace: true });
    }
    setDone(true);
  };
  const handleDead = (mayBeSet: boolean) => {
    setPerhapsSet(mayBeSet);
    markDead();
  };
  const show = (): ReactNode => {
    if (isDone) return <Done />;
    if (sentTo !== undefined) return <LinkSent email={sentTo} reset={sendReset} />;
    if (state === 'valid' && link !== undefined)
      return (
        <PasswordPage title="Set a new password">
          {link.email !== undefined && (
            <p>
              For <bdi>{link.email}</bdi>.
            </p>
          )}
          <NewPasswordForm link={link} onDone={handleDone} onDead={handleDead} />
        </PasswordPage>
      );
    if (state === 'dead')
      return (
        <PasswordPage title={isPerhapsSet ? 'Your password may be set' : 'This link no longer works'}>
          <DeadLink email={link?.email} isPerhapsSet={isPerhapsSet} reset={sendReset} />
        </PasswordPage>
      );
    return (
      <PasswordPage title="Set a new password">
        {state === 'unknown' ? (
          <Alert
            tone="danger"
            title="We couldn't check your link"
            action={<Button onPress={recheck}>Try again</Button>}
          >
            Check your connection. Your link still works for one hour after we sent it.
          </Alert>
        ) : (
          <Checking />
        )}
      </PasswordPage>
    );
  };
  return <div ref={page}>{show()}</div>;
}

/** Takes the token out of the address before anything else happens. */
function LinkArrival({ link }: { link: ResetLink | undefined }) {
  const [, navigate] = useLocation();
  const keep = useSetAtom(resetLinkAtom);
  useEffect(() => {
    keep(link);
    navigate('/new-password', { replace: true, state: { resetLink: link } });
  }, [keep, navigate, link]);
  return (
    <PasswordPage title="Set a new password">
      <Checking />
    </PasswordPage>
  );
}

/**
 * /new-password/{email?}/{token}: sets a new password. The token moves from the address to the state of the history
 * entry, where it survives a reload (privacy rules, 5).
 */
export function NewPasswordScreen({ params }: ScreenProps) {
  const kept = useAtomValue(resetLinkAtom);
  const [link] = useState(() => linkInPath(params) ?? kept ?? linkInState(globalThis.history?.state));
  return params['token'] === undefined ? <NewPassword link={link} /> : <LinkArrival link={link} />;
}
