import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Stack } from '@patient/ui/Stack';
import { creationAtom } from './data/making.ts';
import { environmentAtom } from '#shared/environment.ts';
import { sessionAtomOf } from '#shared/session/index.ts';
import { Choices } from './Choices.tsx';
import { CreatedPatient } from './CreatedPatient.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { useFallbackFocus } from './useFallbackFocus.ts';
import * as styles from './TestUserScreen.css.ts';

/** /create-test-user-flow: creates a patient at a chosen point of registration, for staff (decisions, "Routes"). */
export function TestUserScreen() {
  const { session } = useAtomValue(environmentAtom);
  const { loggedIn } = useAtomValue(sessionAtomOf(session));
  const creation = useAtomValue(creationAtom);
  const [isLeaving, setLeaving] = useState(false);
  const isOtherSignedIn = loggedIn && !isLeaving;
  const heading = useFallbackFocus(`${isOtherSignedIn} ${creation === undefined}`);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          Create a test patient
        </h1>
        <p className={styles.lead}>
          Registers a fake person with the calls of this app, up to the point you choose. You get their email
          and password, and can continue as them.
        </p>
      </Stack>
      {isOtherSignedIn && <SignedInAlready />}
      {creation === undefined && !isOtherSignedIn && <Choices />}
      {creation && <CreatedPatient creation={creation} isDisabled={isOtherSignedIn} onLeaving={setLeaving} />}
    </Stack>
  );
}
