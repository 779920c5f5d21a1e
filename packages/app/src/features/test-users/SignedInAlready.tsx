import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { meAtom } from '#shared/patient/me.ts';
import { endSessionAtom } from '#features/auth/index.ts';

/** Shown while somebody is signed in on this device. */
export function SignedInAlready() {
  const { data: me } = useAtomValue(meAtom);
  const endSession = useSetAtom(endSessionAtom);
  const [here, navigate] = useLocation();
  const [isEnding, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    endSession();
    // The end of a session navigates to the entry page; staff stay here.
    navigate(here, { replace: true });
  };
  return (
    <Alert
      tone="info"
      title={me ? `${me.email} is signed in on this device` : 'Somebody is signed in on this device'}
      action={
        <Button isPending={isEnding} pendingLabel="Signing out…" onPress={end}>
          Sign out and stay here
        </Button>
      }
    >
      Making a test patient would end that session, in every tab. Sign out first.
    </Alert>
  );
}
