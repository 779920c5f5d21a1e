import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { useAction } from '@patient/ui/hooks';
import { Inline } from '@patient/ui/Inline';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { stateName } from '@patient/api/model';
import { signInAtom } from '#features/auth/index.ts';
import { treatmentName } from '#shared/treatments.ts';
import { pointOf } from './points.ts';
import type { TestPatient } from './testPatient.ts';

/** Progress of creating a patient. */
export interface Creation {
  readonly state: 'running' | 'failed' | 'done';
  readonly patient: TestPatient;
  /** Current or failed part of the registration. */
  readonly part: string;
  readonly error?: unknown;
}

const headings: Readonly<Record<Creation['state'], string>> = {
  running: 'Making the patient…',
  failed: 'Not all of it was made',
  done: 'The patient is made',
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Props of {@link CreatedPatient}. */
export interface CreatedPatientProps {
  creation: Creation;
  onStartOver: () => void;
}

/** Progress and data of a test patient, and actions. */
export function CreatedPatient({ creation, onStartOver }: CreatedPatientProps) {
  const { state, patient, part, error } = creation;
  const { firstName, lastName, email, password } = patient;
  const signIn = useSetAtom(signInAtom);
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string>();
  const { run: continueAsPatient, isPending } = useAction(async () => {
    setFailure(undefined);
    await signIn({ email, password }).then(navigate, (reason: unknown) => setFailure(messageOf(reason)));
  });
  return (
    <Card>
      <Stack gap={5}>
        <h2 aria-live="polite">{headings[state]}</h2>
        <DescriptionList
          facts={[
            {
              term: state === 'done' ? 'Registered up to' : 'Registering up to',
              detail: pointOf(patient.point).label,
            },
            { term: 'Treatment', detail: treatmentName(patient.productType) },
            { term: 'Name', detail: `${firstName} ${lastName}` },
            { term: 'State', detail: stateName(patient.state) },
            { term: 'Email', detail: email, isCopyable: true },
            { term: 'Password', detail: password, isCopyable: true },
          ]}
        />
        {state === 'running' && (
          <Inline gap={3}>
            <Spinner label="In progress" />
            <output>{part}</output>
          </Inline>
        )}
        {failure !== undefined && (
          <Alert tone="danger" isLive title="Signing in as this patient failed">
            {failure}
          </Alert>
        )}
        {state === 'failed' && (
          <Alert tone="danger" isLive title={`Stopped at: ${part}`}>
            {messageOf(error)}
          </Alert>
        )}
        {state !== 'running' && (
          <Inline gap={3}>
            {state === 'done' && (
              <Button
                variant="primary"
                isPending={isPending}
                pendingLabel="Signing in…"
                onPress={continueAsPatient}
              >
                Continue as this patient
              </Button>
            )}
            <Button isDisabled={isPending} onPress={onStartOver}>
              {state === 'failed' ? 'Start over' : 'Make another'}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
