import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import { signInAsCreatedAtom, resetCreationAtom, retryCreationAtom } from './data/making.ts';
import type { PatientCreation } from './data/make.ts';
import { stateName } from '@patient/api/model';
import { pointOf } from './rules/points.ts';
import { treatmentName } from '#features/treatment/index.ts';
import { CopyValue } from './CopyValue.tsx';
import * as styles from './TestUserScreen.css.ts';
import { useFallbackFocus } from './useFallbackFocus.ts';
import { CallProgress } from './CallProgress.tsx';

const headings: Readonly<Record<PatientCreation['state'], string>> = {
  running: 'Making the patient…',
  failed: 'Not all of it was made',
  done: 'The patient is made',
};

/** Props of {@link CreatedPatient}. */
export interface CreatedPatientProps {
  creation: PatientCreation;
  /** Whether somebody else is signed in. */
  isDisabled: boolean;
  /** Called when signing in as the patient starts, and when it fails. */
  onLeaving: (isLeaving: boolean) => void;
}

/** The patient that is being created, and actions for it. */
export function CreatedPatient({
  creation: { facts, calls, state },
  isDisabled,
  onLeaving,
}: CreatedPatientProps) {
  const { request, person, email, password } = facts;
  const retry = useSetAtom(retryCreationAtom);
  const reset = useSetAtom(resetCreationAtom);
  const signInAsCreated = useSetAtom(signInAsCreatedAtom);
  const [, navigate] = useLocation();
  const [isSigningIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<string>();

  const heading = useFallbackFocus(state);
  const stopped = calls.find((call) => call.state === 'failed');

  const handleSignIn = async () => {
    setSigningIn(true);
    setFailure(undefined);
    onLeaving(true);
    try {
      navigate(await signInAsCreated());
      reset();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSigningIn(false);
      onLeaving(false);
    }
  };
  const restartButton = (
    <Button isDisabled={isSigningIn} onPress={reset}>
      {state === 'failed' ? 'Start over' : 'Make another'}
    </Button>
  );
  return (
    <div className={styles.page}>
      <Card>
        <Stack gap={5}>
          <h2 ref={heading} tabIndex={-1} aria-live="polite">
            {headings[state]}
          </h2>
          <DescriptionList
            facts={[
              {
                term: state === 'done' ? 'Registered up to' : 'Registering up to',
                detail: pointOf(request.point).label,
              },
              { term: 'Treatment', detail: treatmentName(request.productType) },
              { term: 'Name', detail: `${person.firstName} ${person.lastName}` },
              { term: 'State', detail: stateName(request.state) },
              { term: 'Email', detail: <CopyValue what="email" value={email} /> },
              { term: 'Password', detail: <CopyValue what="password" value={password} /> },
            ]}
          />
          {failure !== undefined && (
            <Alert tone="danger" isLive title="Signing in as this patient failed">
              {failure}
            </Alert>
          )}
          {state === 'done' && (
            <Inline gap={3}>
              <Button
                variant="primary"
                isDisabled={isDisabled}
                isPending={isSigningIn}
                pendingLabel="Signing in…"
                onPress={() => void handleSignIn()}
              >
                Continue as this patient
              </Button>
              {restartButton}
            </Inline>
          )}
          {state === 'failed' && (
            <Stack gap={4}>
              <Alert tone="danger" isLive title={`Stopped at: ${stopped?.label}`}>
                {stopped?.problem}
              </Alert>
              <Inline gap={3}>
                <Button variant="primary" isDisabled={isDisabled} onPress={() => void retry()}>
                  Try again from here
                </Button>
                {restartButton}
              </Inline>
            </Stack>
          )}
        </Stack>
      </Card>
      <CallProgress calls={calls} />
    </div>
  );
}
