import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useFocusOnChange } from '@patient/ui/focus';
import { useIsHydrated } from '@patient/ui/hooks';
import { NewPassword, PasswordReset, type NewPasswordState } from '@patient/ui/PasswordReset';
import { environmentAtom } from '#shared/environment.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { checkResetLinkAtom, resetLinkAtom } from './data/passwordReset.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { linkInPath, linkInState, type ResetLink } from './resetLink.ts';
import { useSendReset } from './useSendReset.ts';

function CheckedLink({ link }: { link: ResetLink | undefined }) {
  const { session, endSession } = useAtomValue(environmentAtom);
  const check = useSetAtom(checkResetLinkAtom);
  const [, navigate] = useLocation();
  const [state, setState] = useState<NewPasswordState>(link === undefined ? 'dead' : 'checking');
  const { sentTo, sentCount, errors, isPending, send } = useSendReset();
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
  const sending = { isPending, onSend: send };
  return (
    <div ref={page}>
      {sentTo === undefined ? (
        <NewPassword
          {...sending}
          state={shown}
          email={link?.email}
          problem={errors[0]?.message}
          onRetry={() => setState('checking')}
          form={
            link && (
              <NewPasswordForm
                link={link}
                onDone={handleDone}
                onDead={(mayBeSet) => setState(mayBeSet ? 'mayBeSet' : 'dead')}
              />
            )
          }
        />
      ) : (
        <PasswordReset {...sending} sentTo={sentTo} sentCount={sentCount} errors={errors} />
      )}
    </div>
  );
}

/** Removes the token from the URL before checking it. */
function LinkInPath({ link }: { link: ResetLink | undefined }) {
  const [, navigate] = useLocation();
  const setLink = useSetAtom(resetLinkAtom);
  useEffect(() => {
    setLink(link);
    navigate('/new-password', { replace: true, state: { resetLink: link } });
  }, [setLink, navigate, link]);
  return <NewPassword state="checking" />;
}

/**
 * /new-password/{email?}/{token}: sets a new password. Moves the token from the URL to the history state, where it
 * survives a reload (privacy rules, 5).
 */
export function NewPasswordScreen({ params }: ScreenProps) {
  const storedLink = useAtomValue(resetLinkAtom);
  const [link] = useState(() => linkInPath(params) ?? storedLink ?? linkInState(globalThis.history?.state));
  return params['token'] === undefined ? <CheckedLink link={link} /> : <LinkInPath link={link} />;
}
