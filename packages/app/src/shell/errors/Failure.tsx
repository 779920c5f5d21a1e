import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Button } from '@patient/ui/Button';
import { ErrorPage } from '@patient/ui/ErrorPage';
import { focusHeading, isFocusLost } from '@patient/ui/focus';
import { signOutAtom } from '#features/auth/index.ts';
import { OFFLINE } from '#shared/failureMessages.ts';
import { useRetryOnline } from '#shared/lazy/useRetryOnline.ts';
import { MESSAGES } from '#shared/messages.ts';
import { ConnectionError } from '#shared/service/connectionError.ts';
import { resetQueriesAtom } from '#shared/service/resetQueries.ts';
import { useIsSignedIn, useLastEnd } from '#shared/session.ts';
import { UnknownGuardError } from '../guards/runGuards.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';

/** Props of {@link Failure}. */
export interface FailureProps {
  error: unknown;
  onRetry: () => void;
  /** Whether it is rendered outside a layout. @default false */
  isAlone?: boolean;
}

/** Title and text for a page that could not be shown. */
function messageOf(
  error: unknown,
  { hasLoggedOut, isOffline }: { readonly hasLoggedOut: boolean; readonly isOffline: boolean },
): { readonly title: string; readonly message: string } {
  // Offline, the page after logging out may not load, although logging out has succeeded.
  if (hasLoggedOut)
    return {
      title: 'You are logged out',
      message: "Your information is no longer on this device. We couldn't load the next page.",
    };
  if (isOffline) return OFFLINE;
  const message =
    error instanceof ConnectionError
      ? error.message
      : "We couldn't show this page. Your information is safe.";
  return { title: MESSAGES.failed, message };
}

/**
 * Page for failures other than 404 (specification sections 2 and 8). A retry also requests the data again, because the last
 * response may have caused the failure. If that fails too, a patient can still log out. Retries automatically when the
 * connection returns (docs/decisions/0053).
 */
export function Failure({ error, onRetry, isAlone = false }: FailureProps) {
  const isSignedIn = useIsSignedIn();
  const lastEnd = useLastEnd();
  const signOut = useSetAtom(signOutAtom);
  const resetQueries = useSetAtom(resetQueriesAtom);
  const [isOffline] = useState(() => error instanceof ConnectionError && !navigator.onLine);
  const retry = () => {
    resetQueries();
    onRetry();
  };
  useRetryOnline(error, onRetry);
  useEffect(() => {
    // The focused element was removed: that of the failed page on mount, the button on unmount.
    const focusIfLost = () => isFocusLost() && focusHeading();
    focusIfLost();
    return () => void focusIfLost();
  }, []);
  const page =
    error instanceof UnknownGuardError ? (
      <ErrorPage code={String(error.status)} title={error.message} />
    ) : (
      <ErrorPage
        {...messageOf(error, { hasLoggedOut: lastEnd !== undefined, isOffline })}
        onRetry={retry}
        action={
          isSignedIn && (
            <Button variant="quiet" onPress={signOut}>
              Log out
            </Button>
          )
        }
      />
    );
  return isAlone ? <ErrorLayout path="*">{page}</ErrorLayout> : page;
}
