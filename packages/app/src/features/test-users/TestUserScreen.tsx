import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Stack } from '@patient/ui/Stack';
import { makingAtom } from './data/making.ts';
import { environmentAtom } from '../../shared/environment.ts';
import { sessionAtomOf } from '../../shared/session/index.ts';
import { Choices } from './Choices.tsx';
import { Made } from './CreatedPatient.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { useFallbackFocus } from './useFallbackFocus.ts';
import * as styles from './TestUserScreen.css.ts';

/** /create-test-user-flow: makes a patient at a chosen point of registration, for staff (decisions, "Routes"). */
export function TestUserScreen() {
  const { session } = useAtomValue(environmentAtom);
  const { loggedIn } = useAtomValue(sessionAtomOf(session));
  const making = useAtomValue(makingAtom);
  const [isLeaving, setLeaving] = useState(false);
  const isAnothers = loggedIn && !isLeaving;
  const heading = useFallbackFocus(`${isAnothers} ${making === undefined}`);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          Make a test patient
        </h1>
        <p className={styles.lead}>
          A made-up person registers by the calls of this app, as far as you choose. You get their email and
          password, and can go on as them.
        </p>
      </Stack>
      {isAnothers && <SignedInAlready />}
      {making === undefined && !isAnothers && <Choices />}
      {making && <Made making={making} isDisabled={isAnothers} onLeaving={setLeaving} />}
    </Stack>
  );
}
