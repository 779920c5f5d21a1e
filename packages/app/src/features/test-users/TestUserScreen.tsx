import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { randomId } from '@patient/api';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { isFocusLost, useFocusOnChange } from '@patient/ui/focus';
import { Stack } from '@patient/ui/Stack';
import { endSessionAtom } from '#features/auth/index.ts';
import { offeredProductTypes } from '@patient/api/model';
import { testPatient, type TestPatientRequest } from './testPatient.ts';
import { environmentAtom } from '#shared/environment.ts';
import { MESSAGES } from '#shared/messages.ts';
import { meAtom } from '#shared/patient/me.ts';
import { notifyFailure } from '#shared/service/notify.ts';
import { useIsSignedIn } from '#shared/session.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { CreatedPatient, type Creation } from './CreatedPatient.tsx';
import { createTestPatient } from './createTestPatient.ts';
import { useTools } from './useTools.ts';

/** Length of the random id in an email: the first group of a UUID. */
const ID_LENGTH = 8;

/** Shown while a patient is signed in on this device. */
function AlreadySignedIn() {
  const { data: me } = useAtomValue(meAtom);
  const endSession = useSetAtom(endSessionAtom);
  const [here, navigate] = useLocation();
  const end = () => {
    endSession();
    // Returns to this page, because signing out navigates to the entry page.
    navigate(here, { replace: true });
  };
  return (
    <Alert
      tone="info"
      title={me ? `${me.email} is signed in on this device` : 'A patient is signed in on this device'}
      action={<Button onPress={end}>Sign out and stay here</Button>}
    >
      Signing in as a test patient would end that session, in every tab. Sign out first.
    </Alert>
  );
}

/** /create-test-user-flow: creates a patient at a chosen point of registration, for staff (decisions, "Routes"). */
export function TestUserScreen() {
  const environment = useAtomValue(environmentAtom);
  const { brand, now, toasts } = environment;
  const tools = useTools();
  const isSignedIn = useIsSignedIn();
  const [request, setRequest] = useState<TestPatientRequest>({
    productType: offeredProductTypes(brand)[0] ?? 'wl',
    gender: 'male',
    state: '',
    point: 'paymentAddress',
    email: '',
    password: '',
    coupon: '',
  });
  // Only in memory, because it contains the password.
  const [creation, setCreation] = useState<Creation>();
  const isBlocked = isSignedIn && creation === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(`${isBlocked} ${creation?.state}`, () => (isFocusLost() ? heading.current : undefined));

  const start = async () => {
    const id = randomId().slice(0, ID_LENGTH);
    const patient = testPatient(request, id, tools.random, now());
    let part = '';
    const onProgress = (next: string) => setCreation({ state: 'running', patient, part: (part = next) });
    try {
      await createTestPatient(patient, tools, onProgress);
      setCreation({ state: 'done', patient, part });
      toasts.show({ kind: 'info', message: MESSAGES.done });
    } catch (error) {
      setCreation({ state: 'failed', patient, part, error });
      notifyFailure(environment, error);
    }
  };
  const startOver = () => {
    // An email can be used once.
    setRequest({ ...request, email: '' });
    setCreation(undefined);
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          Create a test patient
        </h1>
        <p>
          Registers a fake person with the calls of this app, up to the point you choose. You get their email
          and password, and can continue as them.
        </p>
      </Stack>
      {isBlocked && <AlreadySignedIn />}
      {!isBlocked && creation === undefined && (
        <ChoiceForm request={request} onChange={setRequest} onCreate={start} />
      )}
      {creation && <CreatedPatient creation={creation} onStartOver={startOver} />}
    </Stack>
  );
}
