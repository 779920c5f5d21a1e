import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import { stateName } from '@patient/api/model';
import { signInAtom } from '#features/auth/index.ts';
import { treatmentName } from '#shared/treatments.ts';
import { CallProgress } from './CallProgress.tsx';
import { CopyValue } from './CopyValue.tsx';
import type { Creation } from './creation.ts';
import { pointOf } from './rules/calls.ts';
import * as styles from './TestUserScreen.css.ts';

const headings: Readonly<Record<Creation['state'], string>> = {
  running: 'Making the patient…',
  failed: 'Not all of it was made',
  done: 'The patient is made',
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Props of {@link CreatedPatient}. */
export interface CreatedPatientProps {
  creation: Creation;
  /** Whether another patient is signed in. */
  isDisabled: boolean;
  /** Whether the created patient is being signed in. */
  isSigningIn: boolean;
  onSigningIn: (isSigningIn: boolean) => void;
  onRetry: () => unknown;
  onStartOver: () => void;
}

/** The patient that is being created, and actions for it. */
export function CreatedPatient({
  creation,
  isDisabled,
  isSigningIn,
  onSigningIn,
  onRetry,
  onStartOver,
}: CreatedPatientProps) {
  const { state, patient, calls, done, error } = creation;
  const { request, person, email, password } = patient;
  const signIn = useSetAtom(signInAtom);
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string>();

  const continueAsPatient = async () => {
    setFailure(undefined);
    onSigningIn(true);
    try {
      navigate(await signIn({ email, password }));
    } catch (reason) {
      setFailure(messageOf(reason));
      onSigningIn(false);
    }
  };
  return (
    <div className={styles.page}>
      <Card>
        <Stack gap={5}>
          <h2 aria-live="polite">{headings[state]}</h2>
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
          {state === 'failed' && (
            <Alert tone="danger" isLive title={`Stopped at: ${calls[done]?.label}`}>
              {messageOf(error)}
            </Alert>
          )}
          {state !== 'running' && (
            <Inline gap={3}>
              {state === 'failed' ? (
                <Button variant="primary" isDisabled={isDisabled} onPress={onRetry}>
                  Try again from here
                </Button>
              ) : (
                <Button
                  variant="primary"
                  isDisabled={isDisabled}
                  isPending={isSigningIn}
                  pendingLabel="Signing in…"
                  onPress={continueAsPatient}
                >
                  Continue as this patient
                </Button>
              )}
              <Button isDisabled={isSigningIn} onPress={onStartOver}>
                {state === 'failed' ? 'Start over' : 'Make another'}
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
      <CallProgress calls={calls} creation={creation} />
    </div>
  );
}
